import type { Model, StoneOption } from '@ringwerk/contract';
import { useState } from 'react';
import { Link } from '../../routing/link.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Price } from '../../ui/price.tsx';
import { LateDataSheet } from '../../domain/products/late-data-sheet.tsx';
import { sheetArticle, type SheetArticle } from '../../domain/products/sheet-article.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import { productRows, type ProductRow } from './product-rows.ts';
import { lengthDigits } from '../../domain/rings/length-digits.ts';
import table from '../../domain/rings/ring-table.module.css';
import styles from './product-table.module.css';

interface RowProps {
  readonly row: ProductRow;
  readonly onSheet: (article: SheetArticle) => void;
}

function Row({ row: { model, option, variant, rings }, onSheet }: RowProps) {
  const t = useTexts('products');
  const g = useTexts('gallery');
  const format = useFormat();
  return (
    <tr className={table['row']}>
      <td className={table['picture']}>
        <RingPicture still={variant.still} design={variant.design} name="" />
      </td>
      <th scope="row" className={table['title']}>
        <Link to={modelPath(model)} search={{ stones: option }}>
          {model.articleNumber}
        </Link>
      </th>
      <td className={styles['name']}>
        {model.name}
        <span className={styles['kind']}>{t(`kind-${model.kind}`)}</span>
      </td>
      <td data-label={t('colStones')}>
        <span className={styles['value']}>
          {g(option === 'with' ? 'withStones' : 'withoutStones')}
          {variant.stoneCount > 0 && <span className={styles['soft']}> · {format.number(variant.stoneCount)}</span>}
        </span>
      </td>
      <td data-label={t('colDimensions')} className={table['figure']}>
        <span className={styles['value']}>
          {rings.map((ring) => (
            <span key={ring.role} className={styles['dimensions']}>
              {rings.length > 1 && ring.role !== 'single' && <span className={styles['soft']}>{t(ring.role)} </span>}
              {format.number(ring.width, lengthDigits(ring.width))} × {format.mm(ring.height, 2)}
            </span>
          ))}
        </span>
      </td>
      <td data-label={t('colWeight')} className={table['figure']}>
        <span className={styles['value']}>{format.grams(variant.grams)}</span>
      </td>
      <td data-label={t('colPrice')} className={table['figure']}>
        <Price amount={variant.retail.gross} currency={variant.retail.currency} />
      </td>
      <td className={styles['files']}>
        <Button
          look="quiet"
          icon="print"
          className={styles['sheet']}
          aria-label={t('files', { name: model.name })}
          title={t('files', { name: model.name })}
          onClick={() => onSheet(sheetArticle(model, option))}
        >
          {t('colFiles')}
        </Button>
      </td>
    </tr>
  );
}

/** The article list: a table where there is room, cards on a phone. */
export function ProductTable({
  models,
  stones,
  isStale,
}: {
  readonly models: readonly Model[];
  readonly stones: StoneOption | undefined;
  readonly isStale: boolean;
}) {
  const t = useTexts('products');
  const [sheet, setSheet] = useState<SheetArticle | null>(null);
  return (
    <>
      <table className={table['table']} aria-busy={isStale || undefined}>
        <caption className="visually-hidden">{t('title')}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('colPicture')}</span>
            </th>
            <th scope="col">{t('colArticle')}</th>
            <th scope="col">{t('colName')}</th>
            <th scope="col">{t('colStones')}</th>
            <th scope="col" className={table['figure']}>
              {t('colDimensions')}
            </th>
            <th scope="col" className={table['figure']}>
              {t('colWeight')}
            </th>
            <th scope="col" className={table['figure']}>
              {t('colPrice')}
            </th>
            <th scope="col">
              <span className="visually-hidden">{t('colFiles')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {productRows(models, stones).map((row) => (
            <Row key={`${row.model.setId}-${row.option}`} row={row} onSheet={setSheet} />
          ))}
        </tbody>
      </table>
      <LateDataSheet article={sheet} onClose={() => setSheet(null)} />
    </>
  );
}
