import { Component, type ReactNode } from 'react';

type Props = { fallback: ReactNode; onFailure: () => void; children: ReactNode };

/** Contains the failure of a drawing. */
export class DrawingBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(): void {
    this.props.onFailure();
  }

  override render(): ReactNode {
    return this.state.failed ? this.props.fallback : this.props.children;
  }
}
