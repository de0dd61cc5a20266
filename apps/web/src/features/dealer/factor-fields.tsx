import { useTexts } from '../../i18n/use-texts.ts';
import formStyles from '../../ui/form.module.css';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { BLOCKS, usableFactor, type RuleDraft } from './rule-draft.ts';

export interface RulePartProps {
  readonly draft: RuleDraft;
  readonly change: (part: Partial<RuleDraft>) => void;
  readonly isOwner: boolean;
}

/** One factor for the whole sum, or one for each block of it. */
export function FactorFields({ draft, change, isOwner }: RulePartProps) {
  const t = useTexts('dealer');
  const errorOf = (text: string): string | undefined =>
    usableFactor(text) === null ? t('rule.factorRange') : undefined;
  return (
    <>
      <Select
        className={formStyles['whole']}
        label={t('rule.mode')}
        value={draft.mode}
        disabled={!isOwner}
        onChange={(mode) => change({ mode })}
        options={[
          { value: 'single', label: t('rule.single') },
          { value: 'blocks', label: t('rule.blocks') },
        ]}
      />
      {draft.mode === 'single' ? (
        <TextField
          label={t('rule.factor')}
          inputMode="decimal"
          autoComplete="off"
          value={draft.single}
          readOnly={!isOwner}
          error={errorOf(draft.single)}
          onChange={(event) => change({ single: event.target.value })}
        />
      ) : (
        BLOCKS.map((block) => (
          <TextField
            key={block}
            label={t(`rule.${block}`)}
            inputMode="decimal"
            autoComplete="off"
            value={draft.blocks[block]}
            readOnly={!isOwner}
            error={errorOf(draft.blocks[block])}
            onChange={(event) => change({ blocks: { ...draft.blocks, [block]: event.target.value } })}
          />
        ))
      )}
    </>
  );
}
