import { searchModels, type Model } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { modelPath } from '../../paths.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Price } from '../../ui/price.tsx';
import { parseModelSearch } from '../../domain/rings/model-search.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import type { Selection } from '../../domain/rings/selection.ts';
import { shownForm, type ShownForm } from '../../domain/rings/shown-form.ts';
import { StoneSwitch } from '../../domain/rings/stone-switch.tsx';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import styles from './article-list.module.css';
import { ListSearchField } from '../../domain/rings/list-search-field.tsx';

const PAGE_SIZE = 48;

interface ArticleProps {
  readonly model: Model;
  readonly form: ShownForm;
  readonly onAdd: (model: Model, form: ShownForm) => void;
}

function Article({ model, form, onAdd }: ArticleProps) {
  const t = useTexts('pad');
  const g = useTexts('gallery');
  const { variant, option } = form;
  return (
    <li className={styles['article']}>
      <div className={styles['picture']}>
        <RingPicture still={variant.still} design={variant.design} name="" />
      </div>
      <div className={styles['words']}>
        <Link to={modelPath(model)} search={{ stones: option }} className={styles['number']}>
          {model.articleNumber}
        </Link>
        <span className={styles['name']}>{model.name}</span>
        <span className={styles['form']}>{g(option === 'with' ? 'withStones' : 'withoutStones')}</span>
      </div>
      <Price amount={variant.retail.gross} currency={variant.retail.currency} />
      <Button
        look="quiet"
        icon="plus"
        aria-label={t('addArticle', { article: model.articleNumber })}
        onClick={() => onAdd(model, form)}
      >
        {t('add')}
      </Button>
    </li>
  );
}

function useArticles(selection: Selection | null) {
  const lang = useLanguage();
  const [search, change] = useListSearch(parseModelSearch);
  const { page = 1, stones, q } = search;
  const query = {
    ...selection?.query,
    ...(q === undefined ? {} : { q }),
    ...(stones === undefined ? {} : { stones }),
    sort: 'article' as const,
    page,
    pageSize: PAGE_SIZE,
    lang,
  };
  return { search, change, answer: useOperationQuery(searchModels, { query }, { keepPrevious: true }) };
}

/** Articles in the order of their numbers, of one category or all; one touch puts one on the pad. */
export function ArticleList({
  id,
  selection,
  onAdd,
}: {
  readonly id: string;
  readonly selection: Selection | null;
  readonly onAdd: (model: Model, form: ShownForm) => void;
}) {
  const t = useTexts('pad');
  const g = useTexts('gallery');
  const { search, change, answer } = useArticles(selection);
  const { stones, q } = search;
  return (
    <section id={id} className={styles['section']} aria-label={t('list')}>
      <div className={styles['tools']}>
        <ListSearchField
          label={t('listSearch')}
          inAddress={q ?? ''}
          write={(text) => change({ q: text === '' ? undefined : text }, { isReplacing: true })}
        />
        <StoneSwitch value={stones} onChange={(next) => change({ stones: next })} />
      </div>
      <QueryView result={answer}>
        {({ models, page, pageSize, total }) => (
          <>
            {models.length === 0 && <EmptyState title={g('emptyTitle')}>{g('emptyHelp')}</EmptyState>}
            <ul className={styles['list']} aria-busy={answer.isPlaceholderData || undefined}>
              {models.map((model) => {
                const form = shownForm(model, stones);
                return form && <Article key={model.setId} model={model} form={form} onAdd={onAdd} />;
              })}
            </ul>
            <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </section>
  );
}
