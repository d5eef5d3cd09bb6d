import { space } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Buttons side by side, in as many rows as they need. */
export const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
`;
