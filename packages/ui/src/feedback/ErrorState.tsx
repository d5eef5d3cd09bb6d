import { useRef } from 'react';
import { styled } from 'styled-components';
import { color } from '../theme/tokens';
import { useFailure } from './failures';
import { ErrorMessage, type ErrorProps } from './states';

const Waiting = styled.p`
  color: ${color.muted};
`;

/**
 * A load failure of a part of a page. Where several parts failed, the first one has the message, and its retry loads all of them. Apart from
 * `ErrorMessage`, because the first scripts have no page with several parts.
 */
export function ErrorState({ message, onRetry }: ErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { isFirst, retryAll } = useFailure(place, onRetry);
  return (
    <div ref={place}>
      {isFirst ? <ErrorMessage message={message} onRetry={retryAll} /> : <Waiting>Se carga al reintentar.</Waiting>}
    </div>
  );
}
