import { space } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Cards side by side where there is room, one below the other on a phone. */
export const CardGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[3]};
`;
