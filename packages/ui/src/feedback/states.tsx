import { useRef, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../controls/Button';
import { useFailure } from './failures';
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
  /** What will appear here. */
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

type ErrorProps = {
  /** What happened, what is safe and what to do. */
  message: string;
  onRetry: () => void;
};

const Waiting = styled.p`
  color: ${color.muted};
`;

/** A load failure with a retry button: of a whole page, or of its only part that loads. */
export const ErrorMessage = ({ message, onRetry }: ErrorProps) => (
  <Failure role="alert">
    <p>{message}</p>
    <Button variant="secondary" onClick={onRetry}>
      Reintentar
    </Button>
  </Failure>
);

/** A load failure of a part of a page. Where several parts failed, the first one has the message, and its retry loads all of them. */
export function ErrorState({ message, onRetry }: ErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isFirst, retryAll } = useFailure(place, onRetry);
  return (
    <div ref={place}>
      {isFirst ? <ErrorMessage message={message} onRetry={retryAll} /> : <Waiting>Se carga al reintentar.</Waiting>}
    </div>
  );
}
