import { color, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Two fields side by side above the table. */
export const Proposal = styled.section`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 14rem));
  gap: ${space[2]};
`;

export const NoRent = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;
