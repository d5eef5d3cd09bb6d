import { useEffect, useState } from 'react';
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

/** Says after a while that what loads is slow, and not stuck. */
function SlowNote() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow && <span>Tarda más de lo normal. Sigue cargando.</span>;
}

/** A spinner with a label that says what is loading. */
export const Spinner = ({ label }: { label: string }) => (
  <Row role="status">
    <Ring aria-hidden />
    {label}
    <SlowNote />
  </Row>
);

/** The spinner of a page that is loading. */
export const PageSpinner = () => (
  <Page role="status" aria-label="Cargando...">
    <Ring aria-hidden />
    <SlowNote />
  </Page>
);

/** The ring alone, beside text that says what is happening. */
export const InlineSpinner = () => <Ring aria-hidden />;
