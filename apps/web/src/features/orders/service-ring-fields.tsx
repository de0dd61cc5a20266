import type { OfferedRing, Order, ServiceRefusal } from '@ringwerk/contract';
import { mm } from '@ringwerk/kernel';
import { sizeLabel } from '@ringwerk/kernel/sizes';
import { useSizeScale } from '../../domain/rings/use-size-scale.ts';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { lacksText, sizesOf, type RingDraft } from './service-draft.ts';
import styles from './service-dialog.module.css';

interface ServiceRingProps {
  readonly ring: OfferedRing;
  readonly persons: Order['persons'];
  readonly draft: RingDraft;
  readonly isAsked: boolean;
  /** Why the server refuses what is chosen. */
  readonly refusal: ServiceRefusal | null;
  /** What the server says of the change; null before it has. */
  readonly figures: {
    readonly grams: { readonly before: number; readonly after: number } | null;
    readonly losesEngraving: boolean;
  } | null;
  readonly onChange: (draft: RingDraft) => void;
  readonly onRemake: () => void;
}

/** A size in the shop's scale and in millimetres. */
function useSizeName(): (size: number) => string {
  const t = useTexts('services');
  const format = useFormat();
  const scale = useSizeScale();
  return (size) => t('sizeOption', { size: sizeLabel(scale, mm(size)), mm: format.mm(size) });
}

/** Which ring it is, and what can be done at it. */
export function ServiceRing(props: ServiceRingProps) {
  const { ring, persons } = props;
  const t = useTexts('services');
  const names = useTradeNames();
  const sizeName = useSizeName();
  const name = ring.role === 'second' ? persons.second : persons.first;
  return (
    <fieldset className={styles['ring']}>
      <legend className={styles['name']}>
        {name === '' ? t('ring', { number: ring.ring + 1 }) : t('ringFor', { name })}
      </legend>
      <p className={styles['facts']}>
        {[...ring.alloys.map((id) => names?.alloy(id) ?? id), t('ringNow', { size: sizeName(ring.size) })].join(' · ')}
      </p>
      {ring.open === null ? <RingWorks {...props} /> : <p>{t('away', { number: ring.open.number })}</p>}
    </fieldset>
  );
}

function RingWorks(props: ServiceRingProps) {
  const { draft, refusal, figures, onChange } = props;
  const t = useTexts('services');
  const format = useFormat();
  const hasWork = draft.size !== null || draft.works.length > 0 || Object.values(draft.stones).some(Boolean);
  return (
    <>
      <ResizeField {...props} />
      {figures?.grams != null && (
        <p className={styles['facts']}>
          {t('grams', { before: format.grams(figures.grams.before), after: format.grams(figures.grams.after) })}
        </p>
      )}
      {figures?.losesEngraving === true && <p className={styles['warning']}>{t('loses')}</p>}
      <OtherWorks {...props} />
      {refusal !== null && (
        <p role="alert" className={styles['refusal']}>
          {t(`refusal-${refusal}`)}
        </p>
      )}
      {hasWork && (
        <TextField
          label={t('ringNote')}
          maxLength={500}
          value={draft.note}
          onChange={(event) => onChange({ ...draft, note: event.target.value })}
        />
      )}
    </>
  );
}

/** What is done beside another size; what this ring does not take says why. */
function OtherWorks({ ring, draft, isAsked, onChange }: ServiceRingProps) {
  const t = useTexts('services');
  return (
    <>
      {ring.works.map(({ kind, refusal: why }) => {
        if (kind === 'resize') return null;
        if (kind === 'stone') return <StoneFields key={kind} ring={ring} draft={draft} onChange={onChange} />;
        const isOn = draft.works.includes(kind);
        const works = isOn ? draft.works.filter((each) => each !== kind) : [...draft.works, kind];
        return (
          <div key={kind}>
            <Switch isOn={isOn} isDisabled={why !== null} onChange={() => onChange({ ...draft, works })}>
              {t(`work-${kind}`)}
            </Switch>
            {why !== null && <p className={styles['facts']}>{t(`refusal-${why}`)}</p>}
          </div>
        );
      })}
      {draft.works.includes('engrave') && (
        <TextField
          label={t('inscription')}
          {...(ring.engraving === '' ? {} : { hint: t('inscriptionNow', { text: ring.engraving }) })}
          maxLength={200}
          value={draft.text}
          error={isAsked && lacksText(draft) ? t('inscriptionMissing') : undefined}
          onChange={(event) => onChange({ ...draft, text: event.target.value })}
        />
      )}
    </>
  );
}

/** The sizes that the house offers; a ring that gets none says why, and can be made again instead. */
function ResizeField({ ring, draft, onChange, onRemake }: ServiceRingProps) {
  const t = useTexts('services');
  const sizeName = useSizeName();
  const { refusal } = ring.resize;
  const sizes = sizesOf(ring);
  if (refusal !== null)
    return (
      <div className={styles['refused']}>
        <p>{t(`refusal-${refusal}`)}</p>
        <Button look="quiet" onClick={onRemake}>
          {t('remakeInstead')}
        </Button>
      </div>
    );
  if (sizes.length === 0) return null;
  return (
    <Select
      label={t('newSize')}
      value={draft.size === null ? '' : String(draft.size)}
      options={[
        { value: '', label: t('keepSize') },
        ...sizes.map((size) => ({ value: String(size), label: sizeName(size) })),
      ]}
      onChange={(size) => onChange({ ...draft, size: size === '' ? null : Number(size) })}
    />
  );
}

function StoneFields({ ring, draft, onChange }: Pick<ServiceRingProps, 'ring' | 'draft' | 'onChange'>) {
  const t = useTexts('services');
  const format = useFormat();
  const names = useTradeNames();
  return ring.stones.map(({ row, material, cut, diameter }) => {
    const stone = [names?.stone(material) ?? material, names?.cut(cut) ?? cut, format.mm(diameter)].join(', ');
    return (
      <TextField
        key={row}
        type="number"
        min={0}
        max={200}
        label={`${t('work-stone')} · ${t('stones', { stone })}`}
        value={String(draft.stones[row] ?? 0)}
        onChange={(event) =>
          onChange({
            ...draft,
            stones: { ...draft.stones, [row]: Math.max(0, Math.trunc(Number(event.target.value))) },
          })
        }
      />
    );
  });
}
