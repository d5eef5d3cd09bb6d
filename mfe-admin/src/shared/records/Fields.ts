import { space } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Fields side by side where there is room for two. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr));
  align-items: start;
  gap: ${space[2]} ${space[3]};
`;

/** A field over the whole width. */
export const Wide = styled.div`
  grid-column: 1 / -1;
`;
