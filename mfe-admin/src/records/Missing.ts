import { color } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Stands for a record that is not there any more. */
export const Missing = styled.em`
  color: ${color.muted};
`;
