import {
  getServicePrices,
  putServicePrices,
  RESIZE_METALS,
  type ResizeMetal,
  type ResizeWay,
  type ServicePrices,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { invalidateQueries } from '../../../api/queries.ts';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import formStyles from '../../../ui/form.module.css';
import { PageSection } from '../../../ui/page-section.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { centsOf, fieldText } from '../papers/cents-of.ts';
import officeStyles from '../office-table.module.css';
import styles from './service-prices.module.css';

const WORKS = ['stone', 'refinish', 'rhodium', 'engrave', 'clean'] as const;
const WAYS = ['larger', 'smaller'] as const satisfies readonly ResizeWay[];
/** What is typed, by the pointer of its field. */
type Typed = Readonly<Record<string, string>>;
type Currency = ReturnType<typeof useBaseCurrency>;

const pointer = (metal: ResizeMetal, way: ResizeWay, field: 'ring' | 'step' | 'most'): string =>
  `/resize/${metal}/${way}/${field}`;
const shown = (value: number | null, currency: Currency): string => (value === null ? '' : fieldText(value, currency));

/** The prices as they stand in the fields. */
function typedOf({ resize, days, ...prices }: ServicePrices, currency: Currency): Typed {
  const sizes = RESIZE_METALS.flatMap((metal) =>
    WAYS.flatMap((way): [string, string][] => {
      const { ring, step, most } = resize[metal][way];
      return [
        [pointer(metal, way, 'ring'), shown(ring, currency)],
        [pointer(metal, way, 'step'), shown(step, currency)],
        [pointer(metal, way, 'most'), most === null ? '' : String(most)],
      ];
    }),
  );
  const works = WORKS.map((kind): [string, string] => [`/${kind}`, shown(prices[kind], currency)]);
  return Object.fromEntries([...sizes, ...works, ['/days', String(days)]]);
}

/** What is read of a field: -1 for what is no number, so that the server refuses it at its place. */
function readerOf(typed: Typed, currency: Currency) {
  const text = (at: string): string => (typed[at] ?? '').trim();
  const money = (at: string): number | null => (text(at) === '' ? null : (centsOf(text(at), currency) ?? -1));
  const whole = (at: string): number | null =>
    text(at) === '' ? null : /^\d{1,3}$/u.test(text(at)) ? Number(text(at)) : -1;
  return { money, whole };
}

function bodyOf(typed: Typed, version: number, currency: Currency) {
  const { money, whole } = readerOf(typed, currency);
  const way = (metal: ResizeMetal, which: ResizeWay) => ({
    ring: money(pointer(metal, which, 'ring')),
    step: money(pointer(metal, which, 'step')),
    most: whole(pointer(metal, which, 'most')),
  });
  const metal = (name: ResizeMetal) => ({ larger: way(name, 'larger'), smaller: way(name, 'smaller') });
  return {
    resize: {
      gold: metal('gold'),
      platinum: metal('platinum'),
      palladium: metal('palladium'),
      silver: metal('silver'),
    },
    stone: money('/stone'),
    refinish: money('/refinish'),
    rhodium: money('/rhodium'),
    engrave: money('/engrave'),
    clean: money('/clean'),
    days: whole('/days') ?? -1,
    version,
  };
}

/** What the house offers at rings that come back, and at which trade price. */
export function ServicePricesPart() {
  const t = useTexts('services');
  const answer = useOperationQuery(getServicePrices, {});
  return (
    <PageSection title={t('pricesTitle')} lead={t('pricesLead')}>
      <QueryView result={answer}>{(prices) => <ServicePricesForm key={prices.version} prices={prices} />}</QueryView>
    </PageSection>
  );
}

interface FieldProps {
  readonly typed: Typed;
  readonly onType: (at: string, text: string) => void;
  readonly fieldError: (at: string) => string | undefined;
}

export function ServicePricesForm({ prices }: { readonly prices: ServicePrices }) {
  const papers = useTexts('papers');
  const errorText = useErrorText();
  const currency = useBaseCurrency();
  const [typed, setTyped] = useState(() => typedOf(prices, currency));
  const put = useOperationMutation(putServicePrices, [getServicePrices]);
  const fieldError = useFieldErrors(put.error);
  const form = useFocusOnError(put.error);
  const isOvertaken = isApiError(put.error, 'service-prices.changed');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    put.mutate(
      { body: bodyOf(typed, prices.version, currency) },
      { onAnswer: () => showToast(papers('saved'), { tone: 'good' }) },
    );
  };
  const fields: FieldProps = {
    typed,
    fieldError,
    onType: (at, text) => setTyped({ ...typed, [at]: text }),
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles['form']}>
      {RESIZE_METALS.map((metal) => (
        <ResizeFields key={metal} metal={metal} {...fields} />
      ))}
      <WorkFields {...fields} />
      <div role="alert" className={formStyles['finding']}>
        {put.isError && !isOvertaken && errorText(put.error)}
      </div>
      {isOvertaken && (
        <div role="alert" className={classNames(officeStyles['notice'], formStyles['whole'])}>
          <p>{errorText(put.error)}</p>
          <Button onClick={() => void invalidateQueries(getServicePrices)}>{papers('reload')}</Button>
        </div>
      )}
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={put.isPending} disabled={isOvertaken}>
          {papers('save')}
        </Button>
      </div>
    </form>
  );
}

/** Another size of rings of one metal: larger and smaller, each for the ring, for each step, and how many steps at most. */
function ResizeFields({ metal, typed, onType, fieldError }: FieldProps & { readonly metal: ResizeMetal }) {
  const t = useTexts('services');
  const prices = useTexts('prices');
  const { sign } = useTradeMoney();
  return (
    <fieldset className={styles['group']}>
      <legend>{`${t('work-resize')} · ${prices(`family.${metal}`)}`}</legend>
      {WAYS.map((way) => (
        <div key={way} className={styles['way']} role="group" aria-label={t(way)}>
          <span className={styles['name']}>{t(way)}</span>
          {(['ring', 'step', 'most'] as const).map((field) => {
            const at = pointer(metal, way, field);
            return (
              <TextField
                key={field}
                label={t(field === 'ring' ? 'perRing' : field === 'step' ? 'perStep' : 'most')}
                {...(field === 'most' ? {} : { suffix: sign })}
                inputMode={field === 'most' ? 'numeric' : 'decimal'}
                autoComplete="off"
                value={typed[at] ?? ''}
                error={fieldError(at)}
                onChange={(event) => onType(at, event.target.value)}
              />
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}

function WorkFields({ typed, onType, fieldError }: FieldProps) {
  const t = useTexts('services');
  const { sign } = useTradeMoney();
  const field = (at: string) => ({
    value: typed[at] ?? '',
    error: fieldError(at),
    onChange: (event: { readonly target: { readonly value: string } }) => onType(at, event.target.value),
  });
  return (
    <fieldset className={styles['group']}>
      <legend>{t('works')}</legend>
      <div className={styles['works']}>
        {WORKS.map((kind) => (
          <TextField
            key={kind}
            label={t(`work-${kind}`)}
            {...(kind === 'stone' ? { hint: t('stoneHint') } : {})}
            suffix={sign}
            inputMode="decimal"
            autoComplete="off"
            {...field(`/${kind}`)}
          />
        ))}
        <TextField label={t('days')} inputMode="numeric" autoComplete="off" {...field('/days')} />
      </div>
    </fieldset>
  );
}
