import { media, space } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Columns = styled.div`
  display: grid;
  gap: ${space[3]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: 24rem minmax(0, 1fr);
    gap: ${space[6]};
  }
`;

/** The façade that fills while the amount is chosen: it stays in sight beside the choices. */
export const Picture = styled.div`
  ${media.desktop} {
    position: sticky;
    top: calc(var(--sticky-top) + ${space[3]});
  }
`;

export const Choices = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
`;
