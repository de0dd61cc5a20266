import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface BoundaryState {
  readonly error: unknown;
}

/** One failing region says so in its own place; the rest of the page keeps working. */
export class RegionBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { error: null };

  static getDerivedStateFromError(error: unknown): BoundaryState {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <ErrorState error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}
