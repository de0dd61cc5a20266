import { ErrorState } from '../ui/error-state.tsx';
import { useRouting } from '../routing/use-navigator.ts';

/** A page or its data failed; the frame around it keeps standing. */
export function RouteError({ error }: { readonly error: unknown }) {
  const { navigator } = useRouting();
  return <ErrorState error={error} onRetry={() => void navigator.retry()} />;
}
