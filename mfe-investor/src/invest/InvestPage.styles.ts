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

/** The façade follows the chosen amount, so it stays in view beside the form. */
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
