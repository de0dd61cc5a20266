import { AREAS, mayEnter, type InvoicePreview } from '@ringwerk/contract';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import styles from './papers.module.css';

/** Pages of the back office where the missing facts of a subject are entered; those of a dealer stand in his file. */
const PLACES = {
  house: { url: PATHS.officeSettings, area: AREAS.officeSettings },
  papers: { url: PATHS.officeBooks, area: AREAS.officeBooks },
} as const;

const placeOf = (gap: string) =>
  gap.startsWith('/house/') ? PLACES.house : gap.startsWith('/papers/') ? PLACES.papers : null;

/** What is missing for an invoice, each with the way to where it is entered, as far as the reader may go there. */
export function GapList({ gaps }: Pick<InvoicePreview, 'gaps'>) {
  const t = useTexts('papers');
  const visitor = visitorOf(useSession());
  return (
    <div className={styles['notice']}>
      <p>{t('gaps')}</p>
      <ul>
        {gaps.map((gap) => {
          const place = placeOf(gap);
          return (
            <li key={gap}>
              {place !== null && mayEnter(place.area, visitor) ? (
                <Link to={place.url} className={styles['link']}>
                  {t(`gap.${gap}`)}
                </Link>
              ) : (
                t(`gap.${gap}`)
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
