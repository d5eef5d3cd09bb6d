import { media, space, StatGrid } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Figures over a list: two in a row on a phone, so that the list itself is not far. */
export const Figures = styled(StatGrid)`
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${space[1.5]};

  & > div {
    padding: ${space[1.5]} ${space[2]};
  }

  & > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    & > :last-child:nth-child(odd) {
      grid-column: auto;
    }

    gap: ${space[2]};

    & > div {
      padding: ${space[2]} ${space[3]};
    }
  }
`;
