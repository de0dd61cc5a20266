import type { ReactNode } from 'react';
import type { Answer } from '../api/use-answer.ts';
import { ErrorState } from './error-state.tsx';
import { Spinner } from './spinner.tsx';

export interface AnswerViewProps<T> {
  readonly answer: Answer<T>;
  readonly children: (data: T) => ReactNode;
  /** Stands in while the first answer is on its way. */
  readonly waiting?: ReactNode;
}

/** What the server said, or what stands in its place: on its way, failed with another try. Stale data stays on screen. */
export function AnswerView<T>({ answer, children, waiting = <Spinner /> }: AnswerViewProps<T>) {
  if (answer.data !== undefined) return children(answer.data);
  return answer.isError ? <ErrorState error={answer.error} onRetry={() => void answer.refetch()} /> : waiting;
}
