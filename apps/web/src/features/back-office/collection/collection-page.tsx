import { CATEGORIES } from '@ringwerk/catalogue/pages';
import { exportHouseModels, LANGUAGES, listHouseModels, MODEL_STATES, type ModelPicture } from '@ringwerk/contract';
import { useState } from 'react';
import { call, type CallInput } from '../../../api/call.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useListSearch } from '../../../domain/rings/use-list-search.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS, placesPath } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { LANGUAGE_NAMES } from '../../../ui/locale-switch.tsx';
import { Select } from '../../../ui/select.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { FoundCount, OfficeFilters, OfficeList, StateFilter } from '../office-list.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { ExportMenu } from '../sheets/export-menu.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { PAGE_SIZE, parseListSearch, type ListSearch } from './collection-list.ts';
import { collectionSheet } from './collection-sheet.ts';
import { CollectionTable } from './collection-table.tsx';
import { NewModelDialog } from './new-model-dialog.tsx';

const EVERY_MS = 3_000;
const isUnderWay = ({ state, hasWorker }: ModelPicture): boolean =>
  state === 'drawing' || (state === 'waiting' && hasWorker);

/** The list; while pictures on it are drawn, it follows them. */
function useFoundModels(query: NonNullable<CallInput<typeof listHouseModels>['query']>) {
  const answer = useOperationQuery(listHouseModels, { query }, { keepPrevious: true });
  const isDrawing = answer.data?.models.some(({ picture }) => isUnderWay(picture)) === true;
  useOperationQuery(listHouseModels, { query }, { enabled: isDrawing, every: EVERY_MS });
  return answer;
}

type Change = ReturnType<typeof useListSearch<ListSearch>>[1];

/** Search and filters; each shows at once what it leaves. */
function Filters({
  search,
  change,
  counts,
}: {
  readonly search: ListSearch;
  readonly change: Change;
  readonly counts: Readonly<Record<(typeof MODEL_STATES)[number], number>> | undefined;
}) {
  const t = useTexts('collection');
  const language = useLanguage();
  const all = { value: 'all', label: t('filter.all') } as const;
  return (
    <OfficeFilters fields={4} label={t('filter.search')} q={search.q} change={change}>
      <StateFilter
        label={t('filter.state')}
        all={t('filter.all')}
        states={MODEL_STATES}
        nameOf={(state) => t(`state.${state}`)}
        counts={counts}
        chosen={search.state}
        onChoose={(state) => change({ state })}
      />
      <Select
        label={t('filter.category')}
        value={search.category === undefined ? 'all' : String(search.category)}
        onChange={(category) => change({ category: category === 'all' ? undefined : Number(category) })}
        options={[
          { value: 'all', label: t('filter.all') },
          ...CATEGORIES.map(({ id, names }) => ({ value: String(id), label: `${id} · ${names[language]}` })),
        ]}
      />
      <Select
        label={t('filter.untranslated')}
        value={search.untranslated ?? 'all'}
        onChange={(untranslated) => change({ untranslated: untranslated === 'all' ? undefined : untranslated })}
        options={[
          all,
          { value: 'any' as const, label: t('filter.untranslatedAny') },
          ...LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] })),
        ]}
      />
    </OfficeFilters>
  );
}

/** `/verwaltung/kollektion`: every model of the house, found, sorted and changed many at a time. */
export default function CollectionPage() {
  const t = useTexts('collection');
  const s = useTexts('sheets');
  const format = useFormat();
  const lang = useLanguage();
  const [search, change] = useListSearch(parseListSearch);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isMaking, setMaking] = useState(false);
  const { page = 1, ...filters } = search;
  const answer = useFoundModels({ ...filters, page, pageSize: PAGE_SIZE, lang });
  const found = answer.data;
  const actions = (
    <>
      <FoundCount>{found && t('count', { count: found.total, shown: format.number(found.total) })}</FoundCount>
      {search.category !== undefined && (
        <ButtonLink url={placesPath(search.category)} icon="sort">
          {t('order.open')}
        </ButtonLink>
      )}
      <ExportMenu sheet={async () => collectionSheet(await call(exportHouseModels, {}), t('title'), lang)} />
      <ButtonLink icon="upload" url={PATHS.officeImports}>
        {s('import')}
      </ButtonLink>
      <Button look="primary" icon="plus" onClick={() => setMaking(true)}>
        {t('new.open')}
      </Button>
    </>
  );
  return (
    <OfficeFrame section={OFFICE_SECTIONS.collection} actions={actions}>
      <Filters search={search} change={change} counts={found?.counts} />
      <OfficeList
        result={answer}
        pageSize={PAGE_SIZE}
        onPage={(next) => change({ page: next })}
        none={<EmptyState title={t('none')} />}
      >
        {({ models, setIds }) => (
          <>
            <BulkBar chosen={chosen} found={setIds} onChoose={setChosen} />
            <CollectionTable
              models={models}
              search={search}
              onSort={(sort, isDescending) => change({ sort, descending: isDescending ? 'true' : undefined })}
              chosen={chosen}
              onChoose={setChosen}
              isStale={answer.isPlaceholderData}
            />
          </>
        )}
      </OfficeList>
      <NewModelDialog isOpen={isMaking} onClose={() => setMaking(false)} />
    </OfficeFrame>
  );
}
