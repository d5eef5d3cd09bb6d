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

/** Keeps the failure of a drawing, or of its script, to its own place. */
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
  /** Of the drawing, in pixels: as much is kept free while it comes. */
  height: number;
  /** Which try this is: another one begins anew. */
  attempt: number;
  onFailure: () => void;
  onRetry: () => void;
  children: ReactNode;
};

/** Where a drawing stands, will stand, or could not be had. */
export const DrawingPlace = ({ height, attempt, onFailure, onRetry, children }: Props) => (
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
