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

/** Its end, and what has the focus, stay clear of the bar with the button. */
export const Choices = styled.div`
  --bar-height: 9rem;
  display: flex;
  flex-direction: column;
  gap: ${space[3]};
  padding-bottom: var(--bar-height);

  :is(a, button, input) {
    scroll-margin-bottom: var(--bar-height);
  }

  ${media.desktop} {
    --bar-height: 6rem;
  }
`;
