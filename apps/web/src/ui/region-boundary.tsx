import { Component, type ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

interface BoundaryState {
  readonly error: unknown;
  readonly resetKey: string | undefined;
}

interface BoundaryProps {
  /** Another value is another try. */
  readonly resetKey?: string;
  readonly children: ReactNode;
}

/** One failing region says so in its own place; the rest of the page keeps working. */
export class RegionBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Pick<BoundaryState, 'error'> {
    return { error };
  }

  static getDerivedStateFromProps({ resetKey }: BoundaryProps, state: BoundaryState): BoundaryState | null {
    return resetKey === state.resetKey ? null : { error: null, resetKey };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return <ErrorState error={this.state.error} onRetry={() => this.setState({ error: null })} />;
  }
}
