import { media, space, StatGrid } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Figures above a list. Two in a row on a phone, so that the list starts on the first screen. */
export const CompactStatGrid = styled(StatGrid)`
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
