import { searchModels } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import type { OptionsProps } from '../../ui/data-table/data-column.ts';

const OPTIONS = 8;
const SHORTEST = 2;
const ASKED_MAX = 60;

/** Articles that may be meant by what is typed: by number, name or what they look like, as the search reads it. */
export function ArticleOptions({ typed, render }: OptionsProps) {
  const lang = useLanguage();
  const q = typed.trim().slice(0, ASKED_MAX);
  const isAsked = q.length >= SHORTEST;
  const query = { q, pageSize: OPTIONS, lang };
  const { data } = useOperationQuery(searchModels, { query }, { enabled: isAsked, keepPrevious: true });
  const models = isAsked ? (data?.models ?? []) : [];
  return render(
    models
      .filter(({ articleNumber }) => articleNumber !== q)
      .map(({ articleNumber, name }) => ({ value: articleNumber, label: `${articleNumber} · ${name}` })),
  );
}
