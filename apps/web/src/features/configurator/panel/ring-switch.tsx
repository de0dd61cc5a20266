import { lazy, Suspense } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useConfigurator, useDesignState } from '../session/use-configurator.ts';
import { PartnerButton } from './pair-button.tsx';
import styles from './ring-switch.module.css';
import { useRingTitle } from '../session/use-ring-title.ts';

const PartnerNote = lazy(() => import('./partner-note.tsx'));

/** Whose ring of the pair the panel shows. A single ring can get a partner; one that is made from an earlier ring says which. */
export function RingSwitch() {
  const t = useTexts('configurator');
  const titleOf = useRingTitle();
  const { session, partner } = useConfigurator();
  const rings = useDesignState((state) => state.history.present.rings);
  const selected = useDesignState((state) => state.selected);
  // What it goes with is made already.
  if (rings.length < 2 && partner !== null)
    return (
      <div className={styles['single']}>
        <Suspense>
          <PartnerNote partner={partner} />
        </Suspense>
      </div>
    );
  if (rings.length < 2) {
    return (
      <div className={styles['single']}>
        <PartnerButton />
      </div>
    );
  }
  return (
    <fieldset className={styles['switch']}>
      <legend className="visually-hidden">{t('ring.which')}</legend>
      {rings.map((ring, index) => (
        <label key={ring.role} className={classNames(styles['ring'], index === selected && styles['chosen'])}>
          <input
            type="radio"
            name="ringwerk-ring"
            className={styles['input']}
            checked={index === selected}
            onChange={() => session.store.getState().select(index)}
          />
          {titleOf(ring.role)}
        </label>
      ))}
    </fieldset>
  );
}
