import { PRICE_LIST } from '@ringwerk/catalogue';
import { Button } from '../../../ui/button.tsx';
import tableStyles from '../office-table.module.css';
import { withValue } from './list-cells.ts';
import styles from './prices.module.css';
import type { SectionMeans } from './price-sections.ts';
import type { useListDraft } from './use-list-draft.ts';

interface MissingPiecesProps {
  readonly means: SectionMeans;
  readonly draft: Pick<ReturnType<typeof useListDraft>, 'write'>;
}

/**
 * Metals sold by the piece that came with a release after the list was made: a release writes no price into it. The row begins
 * with the prices of the first list, which the draft shows as changes.
 */
export function MissingPieces({ means: { list, names, t }, draft }: MissingPiecesProps) {
  const missing = names.alloys.filter(
    ({ id, isPricedByPiece, isWithdrawn }) => isPricedByPiece && !isWithdrawn && list.pieceMetal[id] === undefined,
  );
  if (missing.length === 0) return null;
  return (
    <div className={styles['missing']}>
      {missing.map(({ id, name }) => {
        const bands = PRICE_LIST.pieceMetal[id];
        return (
          <div key={id} className={tableStyles['notice']}>
            <p>{t('pieces.missing', { alloy: name })}</p>
            {bands !== undefined && (
              <Button onClick={() => draft.write(withValue(list, `/pieceMetal/${id}`, bands))}>
                {t('pieces.add')}
              </Button>
            )}
          </div>
        );
      })}
    </div>
  );
}
