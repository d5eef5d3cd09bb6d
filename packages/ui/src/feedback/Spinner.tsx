import { useEffect, useState, type ReactNode } from 'react';
import { keyframes, styled } from 'styled-components';
import { color, space } from '../theme/tokens';

const turn = keyframes`
  to { transform: rotate(1turn); }
`;

const Ring = styled.span`
  width: 1.25em;
  height: 1.25em;
  border-radius: 50%;
  border: 2px solid ${color.line};
  border-top-color: ${color.accent};
  animation: ${turn} 900ms linear infinite;

  @media (prefers-reduced-motion: reduce) {
    animation-duration: 4s;
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: center;
  justify-content: center;
  gap: ${space[1.5]};
  padding: ${space[4]};
  color: ${color.muted};
`;

const Page = styled(Row)`
  flex: 1;
  min-height: 50vh;
`;

const slowAfterMs = 5000;

const slowNote = 'Tarda más de lo normal. Sigue cargando.';

/** Whether what loads is slow, which is then said: it is not stuck. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}

/** A spinner with a label that says what is loading. */
export function Spinner({ label }: { label: string }) {
  const isSlow = useIsSlow();
  return (
    <Row role="status">
      <Ring aria-hidden />
      {label}
      {isSlow && <span>{slowNote}</span>}
    </Row>
  );
}

/** The spinner of a page that is loading, and what can be done once it is slow. Its first label also keeps the first view of the HTML in place (shell/src/index.html). */
export function PageSpinner({ action }: { action?: ReactNode }) {
  const isSlow = useIsSlow();
  return (
    <Page role="status" aria-label={isSlow ? slowNote : 'Cargando...'}>
      <Ring aria-hidden />
      {isSlow && slowNote}
      {isSlow && action}
    </Page>
  );
}

/** The ring alone, beside text that says what is happening. */
export const InlineSpinner = () => <Ring aria-hidden />;
