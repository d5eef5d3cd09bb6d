import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { color, font, radius, space, text } from '../theme/tokens';

const Panel = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[6]} ${space[3]};
  border: 1px dashed ${color.lineStrong};
  border-radius: ${radius.lg};
  text-align: center;

  p {
    margin: 0 0 ${space[1]};
    max-width: 46ch;
    color: ${color.muted};
  }
`;

const Title = styled.p`
  && {
    margin: 0;
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${text.title};
  }
`;

type EmptyProps = {
  title: string;
  /** The future content. */
  description?: string;
  /** The next step. */
  action?: ReactNode;
};

/** An empty list: what will appear in it, and the next step. */
export const EmptyState = ({ title, description, action }: EmptyProps) => (
  <Panel>
    <Title>{title}</Title>
    {description && <p>{description}</p>}
    {action}
  </Panel>
);

const Failure = styled(Panel)`
  border-style: solid;
  border-color: ${color.line};
  margin: ${space[4]} auto;
  width: min(100% - 2rem, 40rem);
  background: ${color.surface};
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
