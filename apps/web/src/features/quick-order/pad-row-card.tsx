import type { StoneOption } from '@ringwerk/contract';
import type { RingDesign } from '@ringwerk/kernel';
import { preferredFirst, usePreferences } from '../../api/preferences.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Price } from '../../ui/price.tsx';
import { lengthDigits } from '../../domain/rings/length-digits.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { Select } from '../../ui/select.tsx';
import { ArticleField } from './article-field.tsx';
import { NumberField } from './number-field.tsx';
import { alloysOf } from './pad-design.ts';
import styles from './pad-row-card.module.css';
import type { PadRow } from './pad-row.ts';
import type { CheckedRow } from './use-checked-rows.ts';
import { useProblemText } from './use-problem-text.ts';

const SIZE_LABELS = { first: 'sizeFirst', second: 'sizeSecond', single: 'sizeSingle' } as const;
/** "As pictured" in the alloy list; no alloy has this id. */
const ORIGINAL = 'original';

interface RowProps {
  readonly checked: CheckedRow;
  readonly onChange: (change: Partial<PadRow>) => void;
}

function StonesField({ checked: { row, model, form }, onChange }: RowProps) {
  const t = useTexts('pad');
  const g = useTexts('gallery');
  const options: readonly StoneOption[] = ['with', 'without'];
  return (
    <Select
      label={t('colStones')}
      value={row.stones && model?.[row.stones] ? row.stones : (form?.option ?? 'with')}
      options={options.map((value) => ({
        value,
        label: g(value === 'with' ? 'withStones' : 'withoutStones'),
        isDisabled: model !== null && model[value] === null,
      }))}
      onChange={(stones) => onChange({ stones })}
    />
  );
}

/** A ring of one alloy may be had in another; a multicolour ring keeps its own. */
function AlloyField({ checked: { row }, rings, onChange }: RowProps & { readonly rings: readonly RingDesign[] }) {
  const t = useTexts('pad');
  const names = useTradeNames();
  const preferred = usePreferences().alloys;
  const own = alloysOf({ rings });
  const [only] = own;
  if (!names || only === undefined) return null;
  if (own.length > 1) {
    return (
      <p className={styles['fixed']}>
        <span className={styles['label']}>{t('colAlloy')}</span>
        {own.map(names.alloy).join(' · ')}
      </p>
    );
  }
  return (
    <Select
      label={t('colAlloy')}
      value={row.alloys[0] ?? ORIGINAL}
      options={[
        { value: ORIGINAL, label: names.alloy(only) },
        ...preferredFirst(names.alloys, ({ id }) => id, preferred)
          .filter(({ id }) => id !== only)
          .map(({ id, name }) => ({ value: id, label: name })),
      ]}
      onChange={(alloy) => onChange({ alloys: alloy === ORIGINAL ? [] : [alloy] })}
    />
  );
}

function RowFields(props: RowProps) {
  const { checked, onChange } = props;
  const { row, form } = checked;
  const t = useTexts('pad');
  const format = useFormat();
  const rings = form?.variant.design.rings ?? [];
  return (
    <div className={styles['fields']}>
      <StonesField {...props} />
      <AlloyField {...props} rings={rings} />
      {rings.map((ring, index) => (
        <NumberField
          key={ring.role}
          label={t(SIZE_LABELS[ring.role])}
          value={row.sizes[index] ?? ring.size}
          format={(value) => format.number(value, lengthDigits(value))}
          onCommit={(size) =>
            onChange({ sizes: rings.map((_, at) => (at === index ? size : (row.sizes[at] ?? null))) })
          }
        />
      ))}
      <NumberField
        label={t('colQuantity')}
        value={row.quantity}
        format={(value) => format.number(value)}
        onCommit={(quantity) => onChange({ quantity })}
      />
    </div>
  );
}

function RowProblem({ checked, onChange }: RowProps) {
  const t = useTexts('pad');
  const problemText = useProblemText();
  const { problem, model, isChecking, row } = checked;
  if (isChecking) return <output className={styles['state']}>{t('stateChecking')}</output>;
  if (!problem) return null;
  return (
    <div className={styles['problem']}>
      <p role="alert">{problemText(problem)}</p>
      {problem.code === 'article' && (
        <ArticleField article={row.article} onCommit={(article) => onChange({ article })} />
      )}
      {problem.code === 'word' && (
        <Button look="quiet" onClick={() => onChange({ unread: [] })}>
          {t('ignoreWord')}
        </Button>
      )}
      {model && (problem.code === 'refused' || problem.code === 'size') && (
        <ButtonLink url={modelPath(model)} look="quiet">
          {t('openConfigurator')}
        </ButtonLink>
      )}
    </div>
  );
}

/** One line of the order: what it is, what may be chosen, what it costs, what is wrong with it. */
export function PadRowCard({ checked, onChange, onRemove }: RowProps & { readonly onRemove: () => void }) {
  const t = useTexts('pad');
  const { row, model, form, figures } = checked;
  const article = model?.articleNumber ?? row.article;
  return (
    <li className={styles['row']}>
      <fieldset className={styles['set']}>
        <legend className="visually-hidden">{article}</legend>
        <div className={styles['head']}>
          <div className={styles['thumb']}>
            {form && <RingPicture still={form.variant.still} design={form.variant.design} name="" />}
          </div>
          <div>
            <p className={styles['article']}>{article}</p>
            {model && <p className={styles['name']}>{model.name}</p>}
          </div>
          <p className={styles['price']}>
            {figures && <Price amount={figures.gross * row.quantity} currency={figures.currency} />}
          </p>
          <IconButton icon="close" label={t('removeRow', { article })} onClick={onRemove} />
        </div>
        {model && <RowFields checked={checked} onChange={onChange} />}
        <RowProblem checked={checked} onChange={onChange} />
      </fieldset>
    </li>
  );
}
