import { searchModels } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, selectionPath } from '../../paths.ts';
import { WAY, WAYS } from '../../domain/rings/first-questions.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import type { Selection } from '../../domain/rings/selection.ts';
import { useFavourites } from '../../domain/rings/use-selections.ts';
import { shownForm } from '../../domain/rings/shown-form.ts';
import styles from './home-page.module.css';

/** Another ring than the index of categories shows first, so that the two pages do not look alike. */
const SECOND = 1;

function Way({ selection }: { readonly selection: Selection }) {
  const lang = useLanguage();
  const answer = useOperationQuery(searchModels, { query: { ...selection.query, ...WAY, lang } });
  const model = answer.data?.models[SECOND] ?? answer.data?.models[0];
  const form = model && shownForm(model, undefined);
  return (
    <Link to={selectionPath('v2', selection.art, selection.id)} className={styles['way']}>
      <RingPicture still={form?.variant.still ?? null} design={form?.variant.design} name="" />
      <span className={styles['wayName']}>{selection.names[lang]}</span>
    </Link>
  );
}

export function QuickWays() {
  const t = useTexts('home');
  const favourites = useFavourites();
  const ways = [...favourites, ...WAYS.filter((way) => !favourites.includes(way))].slice(0, WAYS.length);
  return (
    <section className={styles['section']} aria-labelledby="home-ways">
      <div className={styles['sectionHead']}>
        <h2 id="home-ways" className={styles['sectionTitle']}>
          {t('ways')}
        </h2>
        <Link to={PATHS.designCategories} className={styles['all']}>
          {t('waysAll')}
        </Link>
      </div>
      <ul className={styles['ways']}>
        {ways.map((selection) => (
          <li key={selection.id}>
            <Way selection={selection} />
          </li>
        ))}
      </ul>
    </section>
  );
}
