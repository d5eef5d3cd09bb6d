import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { color, radius, space } from '../theme/tokens';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};

  p {
    margin: 0;
    flex: 1 1 16rem;
    color: ${color.muted};
  }

  strong {
    color: ${color.ink};
    font-weight: 600;
  }
`;

type EmptyProps = {
  title: ReactNode;
  /** The future content. */
  description?: string;
  /** The next step. */
  action?: ReactNode;
};

/** An empty list, in one line: what will appear in it, and the next step. */
export const EmptyState = ({ title, description, action }: EmptyProps) => (
  <Line>
    <p>
      <strong>{title}</strong>
      {description && (
        <>
          {' '}
          <span>{description}</span>
        </>
      )}
    </p>
    {action}
  </Line>
);

const Failure = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[2]};
  width: min(100% - 2rem, 40rem);
  margin: ${space[4]} auto;
  padding: ${space[4]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  background: ${color.surface};
  text-align: center;

  p {
    margin: 0;
    max-width: 46ch;
    color: ${color.muted};
  }
`;

export type ErrorProps = {
  /** The failure, what is safe and what to do. */
  message: ReactNode;
  onRetry: () => void;
};

/** A load failure with a retry button: of a whole page, or of its only part that loads. */
export const ErrorMessage = ({ message, onRetry }: ErrorProps) => (
  <Failure role="alert">
    <p>{message}</p>
    <Button variant="secondary" onClick={onRetry}>
      Reintentar
    </Button>
  </Failure>
);
