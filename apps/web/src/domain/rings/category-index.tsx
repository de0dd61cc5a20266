import { searchModels } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { selectionPath } from '../../paths.ts';
import styles from './category-index.module.css';
import { RingPicture } from './ring-picture.tsx';
import type { Selection } from './selection.ts';
import { shownForm } from './shown-form.ts';
import { useSelections } from './use-selections.ts';

function Tile({ selection, isEager }: { readonly selection: Selection; readonly isEager: boolean }) {
  const t = useTexts('gallery');
  const format = useFormat();
  const lang = useLanguage();
  const answer = useOperationQuery(searchModels, { query: { ...selection.query, sort: 'popular', pageSize: 1, lang } });
  const model = answer.data?.models[0];
  const form = model && shownForm(model, undefined);
  const name = selection.names[lang];
  return (
    <Link to={selectionPath('v2', selection.art, selection.id)} className={styles['tile']}>
      <RingPicture still={form?.variant.still ?? null} design={form?.variant.design} name="" isEager={isEager} />
      <span className={styles['name']}>{name}</span>
      <span className={styles['count']}>
        {answer.data && t('countRings', { count: answer.data.total, shown: format.number(answer.data.total) })}
      </span>
    </Link>
  );
}

/** Some selections with the picture of each one’s most wanted ring. */
export function CategoryTiles({
  title,
  selections,
  isFirst,
}: {
  readonly title: string;
  readonly selections: readonly Selection[];
  readonly isFirst: boolean;
}) {
  return (
    <section className={styles['section']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['tiles']}>
        {selections.map((selection, index) => (
          <li key={selection.id}>
            <Tile selection={selection} isEager={isFirst && index < 4} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** All sixteen ways into the ring selection, each with its most wanted ring. */
export function CategoryIndex() {
  const t = useTexts('gallery');
  const selections = useSelections();
  return (
    <>
      <CategoryTiles
        title={t('sectionCategories')}
        selections={selections.filter(({ art }) => art === 'kategorie')}
        isFirst
      />
      <CategoryTiles
        title={t('sectionArts')}
        selections={selections.filter(({ art }) => art !== 'kategorie')}
        isFirst={false}
      />
    </>
  );
}
