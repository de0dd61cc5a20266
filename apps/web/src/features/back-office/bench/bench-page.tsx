import { BENCH_STATIONS, type BenchStation } from '@ringwerk/contract';
import { useState } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { BenchDesk } from './bench-desk.tsx';
import { keepBench, readBench } from './bench-place.ts';
import styles from './bench.module.css';

function StationChoice({ onChoose }: { readonly onChoose: (station: BenchStation) => void }) {
  const t = useTexts('production');
  const house = useTexts('house');
  return (
    <section className={styles['choice']} aria-labelledby="which-bench">
      <h2 id="which-bench" className={styles['logTitle']}>
        {t('bench.choose')}
      </h2>
      <p className={styles['soft']}>{t('bench.chooseHelp')}</p>
      <ul className={styles['stations']}>
        {BENCH_STATIONS.map((station) => (
          <li key={station}>
            <button type="button" className={styles['station']} onClick={() => onChoose(station)}>
              {house(`order.${station}`)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** `/verwaltung/werkbank`: where a bench scans the orders that it has in hand. */
export default function BenchPage() {
  const t = useTexts('production');
  const house = useTexts('house');
  const [station, setStation] = useState(readBench);
  const choose = (next: BenchStation | null): void => {
    keepBench(next);
    setStation(next);
  };
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.bench}
      title={station === null ? undefined : house(`order.${station}`)}
      actions={
        station !== null && (
          <Button look="quiet" onClick={() => choose(null)}>
            {t('bench.change')}
          </Button>
        )
      }
    >
      {station === null ? <StationChoice onChoose={choose} /> : <BenchDesk key={station} station={station} />}
    </OfficeFrame>
  );
}
