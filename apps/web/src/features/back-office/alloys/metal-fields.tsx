import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { AlloyPartProps } from './alloy-part.ts';
import styles from './alloys.module.css';

interface MetalFieldsProps extends AlloyPartProps {
  /** Densities that are possible at the fineness, g/cm³. */
  readonly plausible: readonly [number, number] | null;
  readonly hasLoss: boolean;
}

/** Density, loss and stamp. */
export function MetalFields({ draft, change, fieldError, isReadOnly, plausible, hasLoss }: MetalFieldsProps) {
  const t = useTexts('alloys');
  const format = useFormat();
  const hint =
    plausible === null
      ? undefined
      : t('density.hint', { min: format.number(plausible[0], 1), max: format.number(plausible[1], 1) });
  return (
    <>
      <TextField
        label={t('column.density')}
        suffix="g/cm³"
        inputMode="decimal"
        autoComplete="off"
        hint={hint}
        readOnly={isReadOnly}
        value={draft.density}
        error={fieldError('/density')}
        onChange={(event) => change({ density: event.target.value })}
      />
      {hasLoss && (
        <TextField
          label={t('column.loss')}
          suffix="%"
          inputMode="decimal"
          autoComplete="off"
          hint={t('loss.hint')}
          readOnly={isReadOnly}
          value={draft.loss}
          error={fieldError('/loss')}
          onChange={(event) => change({ loss: event.target.value })}
        />
      )}
      <TextField
        label={t('column.hallmark')}
        maxLength={12}
        autoComplete="off"
        hint={t('hallmark.hint')}
        readOnly={isReadOnly}
        value={draft.hallmark}
        error={fieldError('/hallmark')}
        onChange={(event) => change({ hallmark: event.target.value })}
      />
      <div className={styles['whole']}>
        <Switch
          isOn={draft.isRhodiumPlated}
          isDisabled={isReadOnly}
          onChange={(isRhodiumPlated) => change({ isRhodiumPlated })}
        >
          {t('rhodium')}
        </Switch>
        {fieldError('/isRhodiumPlated') !== undefined && (
          <p className={styles['warn']}>{fieldError('/isRhodiumPlated')}</p>
        )}
      </div>
    </>
  );
}
