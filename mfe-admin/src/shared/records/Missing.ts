import { color } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Placeholder for a deleted record. */
export const Missing = styled.em`
  color: ${color.muted};
`;
