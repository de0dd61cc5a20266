import type { Listing } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QuoteButton } from '../../domain/quoting/quote-button.tsx';
import { Button } from '../../ui/button.tsx';
import { useStoneName } from '../../domain/rings/stone-name.ts';
import { useStoneWords } from '../../domain/rings/stone-words.ts';
import { ShapeDrawing } from '../../domain/rings/shape-drawing.tsx';
import { KeepStoneButton } from './keep-stone-button.tsx';
import styles from './stone-table.module.css';
import { useCountryName } from '../../i18n/use-country-name.ts';
import { useStoneHold } from './use-stone-hold.ts';

function HoldCell({ stone }: { readonly stone: Listing }) {
  const t = useTexts('stones');
  const format = useFormat();
  const name = useStoneName()({ ...stone, carats: stone.carat });
  const { isBusy, hold, release } = useStoneHold(stone, name);
  if (stone.isOwn) return <span className={styles['own']}>{t('own')}</span>;
  if (stone.hold && !stone.hold.isMine) {
    return <span className={styles['held']}>{t('heldByOther', { until: format.dateTime(stone.hold.until) })}</span>;
  }
  if (stone.hold) {
    return (
      <div className={styles['mine']}>
        <span>{t('heldByYou', { until: format.dateTime(stone.hold.until) })}</span>
        <Button
          look="quiet"
          isBusy={isBusy}
          aria-label={t('releaseStone', { stone: name })}
          onClick={() => void release()}
        >
          {t('release')}
        </Button>
      </div>
    );
  }
  return (
    <Button isBusy={isBusy} aria-label={t('holdStone', { stone: name })} onClick={() => void hold()}>
      {t('hold')}
    </Button>
  );
}

function Row({ stone }: { readonly stone: Listing }) {
  const t = useTexts('stones');
  const format = useFormat();
  const [length, width, depth] = stone.measurements;
  const countryName = useCountryName();
  const words = useStoneWords();
  const name = useStoneName()({ ...stone, carats: stone.carat });
  const grades = [stone.colour, stone.clarity, stone.cutGrade].filter((grade) => grade !== '').join(' · ');
  return (
    <tr className={styles['row']} data-own={stone.isOwn || undefined}>
      <th scope="row" className={styles['stone']}>
        <span className={styles['drawn']}>
          <ShapeDrawing shape={stone.shape} size={36} />
          <span>
            <span className={styles['carat']}>
              {format.carats(stone.carat)} {t(`shape-${stone.shape}`)}
            </span>
            <span className={styles['grades']}>{grades}</span>
            <span className={styles['grades']}>{words.provenance(stone)}</span>
          </span>
        </span>
      </th>
      <td data-label={t('colReport')} className={styles['facts']}>
        <span>{stone.lab === '' ? t('noReport') : `${stone.lab} ${stone.reportNumber}`}</span>
        <span className={styles['soft']}>
          {`${format.number(length, 2)} × ${format.number(width, 2)} × ${format.mm(depth, 2)}`}
        </span>
      </td>
      <td data-label={t('colSeller')} className={styles['facts']}>
        <span>{stone.seller}</span>
        <span className={styles['soft']}>{countryName(stone.country)}</span>
      </td>
      <td data-label={t('price')} className={styles['figure']}>
        <span className={styles['total']}>{format.dollars(stone.priceTotal)}</span>
        <span className={styles['soft']}>
          {format.dollars(stone.pricePerCarat)} {t('colPerCarat')}
        </span>
      </td>
      <td className={styles['action']}>
        <div>
          <HoldCell stone={stone} />
          {(stone.hold === null || stone.hold.isMine) && (
            <>
              <QuoteButton name={name} position={{ kind: 'stone', stoneId: stone.id }} />
              <KeepStoneButton stoneId={stone.id} name={name} />
            </>
          )}
        </div>
      </td>
    </tr>
  );
}

/** Loose stones as a table, as cards on a phone. */
export function StoneTable({ stones, isStale }: { readonly stones: readonly Listing[]; readonly isStale: boolean }) {
  const t = useTexts('stones');
  return (
    <table className={styles['table']} aria-busy={isStale || undefined}>
      <caption className="visually-hidden">{t('title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('colStone')}</th>
          <th scope="col">{t('colReport')}</th>
          <th scope="col">{t('colSeller')}</th>
          <th scope="col" className={styles['figure']}>
            {t('price')}
          </th>
          <th scope="col">
            <span className="visually-hidden">{t('colHold')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {stones.map((stone) => (
          <Row key={stone.id} stone={stone} />
        ))}
      </tbody>
    </table>
  );
}
