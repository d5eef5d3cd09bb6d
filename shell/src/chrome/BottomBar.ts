import { color, space } from '@cimiento/ui';
import { styled } from 'styled-components';

/** A bar about the site itself, which stays at the bottom of the window and covers no content at the end of the page. */
export const BottomBar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: 30;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} ${space[2]};
  border-top: 2px solid ${color.brass};
  background: ${color.dark};
  color: ${color.onDark};

  p {
    margin: 0;
  }
`;
