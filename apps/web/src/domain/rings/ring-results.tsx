import type { Model, searchModels, StoneOption } from '@ringwerk/contract';
import { useDeferredValue, type ReactNode } from 'react';
import type { PortalPath } from '../../paths.ts';
import type { AnswerOf } from '../../api/call.ts';
import type { QueryResult } from '../../api/use-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { RingGrid, RingGridSkeleton } from './ring-grid.tsx';

export interface RingResultsProps {
  readonly answer: QueryResult<AnswerOf<typeof searchModels>>;
  readonly urlOf: (model: Model) => PortalPath;
  readonly stones: StoneOption | undefined;
  readonly onPage: (page: number) => void;
  /** What stands there when nothing was found. */
  readonly empty: ReactNode;
  readonly noteOf?: ((model: Model) => string | null) | undefined;
}

/** One page of rings, or what stands in its place while it comes, failed or is empty. */
export function RingResults({ answer, urlOf, stones, onPage, empty, noteOf }: RingResultsProps) {
  const t = useTexts('gallery');
  // Two dozen cards are drawn in slices: input is handled between them.
  const found = useDeferredValue(answer.data);
  if (answer.isPending || (!found && answer.data)) return <RingGridSkeleton count={8} label={t('loading')} />;
  if (!found) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  if (found.models.length === 0) return empty;
  return (
    <>
      <RingGrid
        models={found.models}
        urlOf={urlOf}
        stones={stones}
        isStale={answer.isPlaceholderData}
        noteOf={noteOf}
      />
      <Pager page={found.page} pageSize={found.pageSize} total={found.total} onPage={onPage} />
    </>
  );
}
