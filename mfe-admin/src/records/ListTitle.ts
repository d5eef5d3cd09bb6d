import { text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** What the table below is about, and how much of it there is. */
export const ListTitle = styled.h2`
  font-size: ${text.title};
  font-variant-numeric: tabular-nums lining-nums;
`;
