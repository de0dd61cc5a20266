import { searchModels } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath, PATHS, selectionPath } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { CategoryTiles } from '../../domain/rings/category-index.tsx';
import { WAYS } from '../../domain/rings/first-questions.ts';
import { RingGrid, RingGridSkeleton } from '../../domain/rings/ring-grid.tsx';
import { useFavourites, useSelections } from '../../domain/rings/use-selections.ts';
import styles from './selection-index-page.module.css';

/** Full rows in two columns and in three. */
const MOST_CHOSEN = 6;

/** The rings that jewellers choose most, each one touch away from the configurator. */
function ChosenMost() {
  const t = useTexts('gallery');
  const lang = useLanguage();
  const { data, isError } = useOperationQuery(searchModels, {
    query: { sort: 'popular', pageSize: MOST_CHOSEN, lang },
  });
  // The ways into the galleries stand all the same.
  if (isError && data === undefined) return null;
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{t('chosenMost')}</h2>
      {data === undefined ? (
        <RingGridSkeleton count={MOST_CHOSEN} label={t('loading')} />
      ) : (
        <RingGrid models={data.models} urlOf={modelPath} stones={undefined} isStale={false} />
      )}
    </section>
  );
}

/** Every gallery by name, favourites first: the pictures of all of them are the design categories. */
function AllGalleries() {
  const t = useTexts('gallery');
  const lang = useLanguage();
  return (
    <nav className={styles['section']} aria-labelledby="all-galleries">
      <h2 id="all-galleries" className={styles['title']}>
        {t('allGalleries')}
      </h2>
      <ul className={styles['names']}>
        {useSelections().map(({ art, id, names }) => (
          <li key={id}>
            <Link to={selectionPath('v2', art, id)} className={styles['name']}>
              {names[lang]}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** `/konfigurator/v2`: where choosing begins, with the shop's own galleries and the rings that are chosen most. */
export default function SelectionIndexPage() {
  const t = useTexts('gallery');
  const favourites = useFavourites();
  return (
    <Page
      title={t('titleSelection')}
      lead={t('introSelection')}
      actions={
        <>
          <Link to={PATHS.designCategories}>{t('titleCategories')}</Link>
          <Link to={PATHS.budget}>{t('byBudget')}</Link>
        </>
      }
    >
      <CategoryTiles
        title={t(favourites.length > 0 ? 'favourites' : 'popularCategories')}
        selections={favourites.length > 0 ? favourites : WAYS}
        isFirst
      />
      <ChosenMost />
      <AllGalleries />
    </Page>
  );
}
