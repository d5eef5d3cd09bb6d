import { color, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** A list of short rows, each with its button at the end. */
export const RowList = styled.ul`
  display: grid;
  gap: ${space[2]};
  margin: 0 0 ${space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: ${space[1]};
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;
