import { Component, Suspense, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { Skeleton } from '../feedback/Skeleton';
import { color, space, text } from '../theme/tokens';

const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space[1.5]};
  color: ${color.muted};
  font-size: ${text.small};

  p {
    margin: 0;
    max-width: 44ch;
  }
`;

type BoundaryProps = { fallback: ReactNode; onFailure: () => void; children: ReactNode };

/** Contains the failure of a drawing or of its script. */
class ErrorBoundary extends Component<BoundaryProps, { failed: boolean }> {
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

type Props = {
  /** Height of the drawing in pixels, reserved while it loads. */
  height: number;
  /** Number of the attempt; a new one mounts the drawing again. */
  attempt: number;
  onFailure: () => void;
  onRetry: () => void;
  children: ReactNode;
};

/** A lazy drawing with its placeholder and its error state. */
export const DrawingBoundary = ({ height, attempt, onFailure, onRetry, children }: Props) => (
  <ErrorBoundary
    key={attempt}
    onFailure={onFailure}
    fallback={
      <Failure role="alert">
        <p>No pudimos dibujar este gráfico. La tabla dice lo mismo.</p>
        <Button variant="secondary" size="small" onClick={onRetry}>
          Reintentar
        </Button>
      </Failure>
    }
  >
    <Suspense fallback={<Skeleton $height={`${height}px`} />}>{children}</Suspense>
  </ErrorBoundary>
);
