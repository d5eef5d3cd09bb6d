import { abandonRequests } from '@cimiento/federation/runtime';
import { Button, PageSpinner, space } from '@cimiento/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

const Retry = styled(Button)`
  margin: 0 auto ${space[4]};
`;

/** When the spinner says that the page is slow, in ms (packages/ui/src/feedback/Spinner.tsx). */
const slowAfterMs = 5000;

/** The place of a page that is loading; once it is slow, with a retry that requests anew what has not come. */
export function LoadingPage({ onRetry }: { onRetry: () => void }) {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  const retry = () => {
    abandonRequests();
    onRetry();
  };
  return (
    <>
      <PageSpinner />
      {isSlow && (
        <Retry variant="secondary" onClick={retry}>
          Reintentar
        </Retry>
      )}
    </>
  );
}
