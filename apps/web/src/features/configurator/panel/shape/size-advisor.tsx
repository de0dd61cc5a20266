import { mm } from '@ringwerk/kernel';
import { readSize, SIZE_SYSTEMS, sizeLabel, widthAdvice } from '@ringwerk/kernel/sizes';
import { useState } from 'react';
import { useFormat } from '../../../../i18n/format.ts';
import { useTexts } from '../../../../i18n/use-texts.ts';
import { Button } from '../../../../ui/button.tsx';
import { advisedSize, keepMeasured, useMeasuredSizes } from './measured-sizes.ts';
import { useConfigurator, useRingEdit, useSessionState } from '../../session/use-configurator.ts';
import { Disclosure } from '../disclosure.tsx';
import { MeasureInUnits } from '../measure-in-units.tsx';
import { SIZE_STRIDE } from './size-stride.ts';
import styles from './size-advisor.module.css';

/** Widest stack of rings that is worn beside this one, mm. */
const BESIDE = { min: 0, max: 10, step: 0.5 };

/** From the size that the narrow gauge shows to the one that this band needs: by its width, its bore and what is worn beside it. */
export function SizeAdvisor() {
  const t = useTexts('configurator');
  return (
    <Disclosure name="size-advisor" title={t('advisor.title')}>
      <Advice />
    </Disclosure>
  );
}

/** A measure of the advice alone: the ring is not touched. */
const keptBy = (keep: (value: number) => void) => ({
  onPull: keep,
  onTake: (nextValue: () => number) => keep(nextValue()),
  onSettle: () => undefined,
});

function Advice() {
  const t = useTexts('configurator');
  const format = useFormat();
  const { model } = useConfigurator();
  const menu = useSessionState((state) => state.menu);
  const { ring, ringsOf, proposeEdit } = useRingEdit();
  const key = `${model.setId} ${ring.role}`;
  const measured = useMeasuredSizes()[key] ?? ring.size;
  const keep = (size: number): void => keepMeasured(key, size);
  const [beside, setBeside] = useState(0);
  const profile = menu.profiles.find((entry) => entry.id === ring.profile);
  const isDomed = (ring.ratios ?? profile?.ratios)?.innerSagitta !== 0;
  const width = ring.width + beside;
  const larger = widthAdvice(width, isDomed);
  const advised = advisedSize(measured, larger, menu.size);
  const label = sizeLabel(menu.sizeSystem, mm(advised));
  const take = (): void => {
    keep(measured);
    proposeEdit(ringsOf('size').map((index) => ({ path: `/rings/${index}/size`, value: advised })));
  };
  return (
    <>
      <MeasureInUnits
        label={t('advisor.measured')}
        value={measured}
        {...menu.size}
        stride={SIZE_STRIDE}
        read={(text) => readSize(text, menu.sizeSystem)}
        {...keptBy(keep)}
      />
      <MeasureInUnits label={t('advisor.beside')} value={beside} {...BESIDE} {...keptBy(setBeside)} />
      <p className={styles['advice']} role="status">
        {t(isDomed ? 'advisor.domed' : 'advisor.flat', { width: format.mm(width), larger: format.mm(larger) })}{' '}
        <strong>
          {format.mm(measured)} + {format.mm(larger)} = {format.mm(advised)} · {t(`size.${menu.sizeSystem}`, { label })}
        </strong>
      </p>
      <Scales size={advised} />
      <Button disabled={advised === ring.size} onClick={take}>
        {t('advisor.take', { size: format.mm(advised) })}
      </Button>
    </>
  );
}

/** The same size on every scale: couples know theirs from elsewhere. */
function Scales({ size }: { readonly size: number }) {
  const t = useTexts('configurator');
  return (
    <section className={styles['scales']} aria-label={t('advisor.scales')}>
      <p className={styles['name']}>{t('advisor.scales')}</p>
      <ul className={styles['list']}>
        {SIZE_SYSTEMS.map((system) => (
          <li key={system}>{t(`size.${system}`, { label: sizeLabel(system, mm(size)) })}</li>
        ))}
      </ul>
    </section>
  );
}
