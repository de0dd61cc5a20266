import {
  changeShowcaseRing,
  listShowcase,
  searchModels,
  SHOWCASE_SORTS,
  SHOWCASE_STATES,
  TAGS_MAX,
  type ShowcaseRing,
} from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ListSearchField } from '../../domain/rings/list-search-field.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { useListSearch, type ListSearchChange } from '../../domain/rings/use-list-search.ts';
import { useFormat } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AddDialog } from './add-dialog.tsx';
import { EditDialog } from './edit-dialog.tsx';
import { ScanField } from './scan-field.tsx';
import { PAGE_SIZE, parseShowcaseSearch, type ShowcaseSearch } from './showcase-list.ts';
import { ShowcaseTable, type RingActs } from './showcase-table.tsx';
import styles from './showcase.module.css';
import { TagsDialog } from './tags-dialog.tsx';
import { TakeOutDialog } from './take-out-dialog.tsx';

type Opened =
  | { readonly kind: 'add' }
  | { readonly kind: 'edit' | 'out'; readonly ring: ShowcaseRing }
  | { readonly kind: 'tags'; readonly rings: readonly ShowcaseRing[] };

/** `/vitrine`: the sample rings of the shop, and their tags. */
export default function ShowcasePage() {
  const t = useTexts('showcase');
  const [search, change] = useListSearch(parseShowcaseSearch);
  const [opened, setOpened] = useState<Opened | null>(null);
  const { page = 1, q = '', state = 'standing', sort = 'place' } = search;
  const query = { page, pageSize: PAGE_SIZE, state, sort, ...(q.trim() === '' ? {} : { q: q.trim() }) };
  const answer = useOperationQuery(listShowcase, { query }, { keepPrevious: true });
  const acts = useActs(setOpened);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button look="primary" icon="plus" onClick={() => setOpened({ kind: 'add' })}>
          {t('add.button')}
        </Button>
      }
    >
      <Filters search={search} change={change} />
      <QueryView result={answer}>
        {({ rings, total }) =>
          total === 0 ? (
            <EmptyState title={t(q === '' ? `empty.${state}` : 'empty.none')}>
              {q === '' && state === 'standing' ? t('empty.help') : null}
            </EmptyState>
          ) : (
            <Results
              rings={rings}
              total={total}
              search={search}
              change={change}
              isStale={answer.isPlaceholderData}
              acts={acts}
              onPrint={(chosen) => setOpened({ kind: 'tags', rings: chosen })}
            />
          )
        }
      </QueryView>
      {opened !== null && <OpenedDialog opened={opened} onOpen={setOpened} />}
    </Page>
  );
}

function useActs(open: (opened: Opened) => void): RingActs {
  const errorText = useErrorText();
  const back = useOperationMutation(changeShowcaseRing, [listShowcase, searchModels]);
  return {
    edit: (ring) => open({ kind: 'edit', ring }),
    takeOut: (ring) => open({ kind: 'out', ring }),
    putBack: ({ id }) =>
      back.mutate(
        { params: { id }, body: { gone: null } },
        { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) },
      ),
  };
}

interface ResultsProps {
  readonly rings: readonly ShowcaseRing[];
  readonly total: number;
  readonly search: ShowcaseSearch;
  readonly change: ListSearchChange<ShowcaseSearch>;
  readonly isStale: boolean;
  readonly acts: RingActs;
  readonly onPrint: (rings: readonly ShowcaseRing[]) => void;
}

function Results({ rings, total, search, change, isStale, acts, onPrint }: ResultsProps) {
  const t = useTexts('showcase');
  const format = useFormat();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const printed = rings.filter(({ id }) => chosen.has(id));
  // Without a choice all of the page, as the list shows them.
  const meant = (printed.length === 0 ? rings : printed).slice(0, TAGS_MAX);
  return (
    <div aria-busy={isStale || undefined} className={styles['results']}>
      <div className={styles['bar']}>
        <output className={styles['count']}>{t('count', { count: total, shown: format.number(total) })}</output>
        <Button icon="print" onClick={() => onPrint(meant)}>
          {t('tags.button', { count: meant.length })}
        </Button>
      </div>
      <ShowcaseTable
        rings={rings}
        sort={search.sort ?? 'place'}
        onSort={(sort) => change({ sort: sort === 'place' ? undefined : sort })}
        isStale={isStale}
        chosen={chosen}
        onChoose={(id, isOn) =>
          setChosen((before) => new Set(isOn ? [...before, id] : [...before].filter((other) => other !== id)))
        }
        acts={acts}
      />
      <Pager page={search.page ?? 1} pageSize={PAGE_SIZE} total={total} onPage={(page) => change({ page })} />
    </div>
  );
}

interface OpenedProps {
  readonly opened: Opened;
  readonly onOpen: (opened: Opened | null) => void;
}

function OpenedDialog({ opened, onOpen }: OpenedProps) {
  const t = useTexts('showcase');
  const language = useLanguage();
  const close = (): void => onOpen(null);
  switch (opened.kind) {
    case 'add':
      return (
        <AddDialog
          onClose={close}
          onAdded={(ring) => {
            showToast(t('put.done', { name: ringNameIn(ring, language) }), { tone: 'good' });
            close();
          }}
        />
      );
    case 'edit':
      return <EditDialog ring={opened.ring} name={ringNameIn(opened.ring, language)} onClose={close} />;
    case 'out':
      return <TakeOutDialog ring={opened.ring} name={ringNameIn(opened.ring, language)} onClose={close} />;
    case 'tags':
      return <TagsDialog rings={opened.rings} onClose={close} />;
  }
}

interface FiltersProps {
  readonly search: ShowcaseSearch;
  readonly change: ListSearchChange<ShowcaseSearch>;
}

function Filters({ search: { q = '', state = 'standing', sort = 'place' }, change }: FiltersProps) {
  const t = useTexts('showcase');
  return (
    <search className={styles['filters']}>
      <ListSearchField
        label={t('search')}
        inAddress={q}
        write={(text) => change({ q: text === '' ? undefined : text }, { isReplacing: true })}
      />
      <ScanField />
      <Select
        label={t('state.label')}
        value={state}
        options={SHOWCASE_STATES.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(next) => change({ state: next === 'standing' ? undefined : next })}
      />
      <Select
        label={t('sort.label')}
        value={sort}
        options={SHOWCASE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(next) => change({ sort: next === 'place' ? undefined : next })}
      />
    </search>
  );
}
