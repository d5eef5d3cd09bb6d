import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../theme/tokens';
import { Block } from './Skeleton';
import { slowNote, useIsSlow } from './slow';

// As PageContainer lays out a page: its module is not part of the shell's first scripts.
const Page = styled.div`
  flex: 1;
  display: grid;
  align-content: start;
  gap: ${space[3]};
  width: 100%;
  max-width: 76rem;
  min-height: 50vh;
  margin-inline: auto;
  padding: ${space[4]} ${space[2]};
  color: ${color.muted};
`;

/**
 * In place of a page whose scripts load: a title and what follows it, and what can be done once it is slow. Its first label also keeps the
 * first view of the HTML in place (shell/src/index.html).
 */
export function PageSkeleton({ action }: { action?: ReactNode }) {
  const isSlow = useIsSlow();
  return (
    <Page role="status" aria-label={isSlow ? slowNote : 'Cargando...'}>
      <Block $height="2.25rem" $width="24rem" />
      {isSlow && slowNote}
      {isSlow && action}
      <Block $height="9rem" />
      <Block $height="16rem" />
    </Page>
  );
}
