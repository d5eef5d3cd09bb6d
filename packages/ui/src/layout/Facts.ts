import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { getTop, type Spaced } from './primitives';

/** Names and values, each pair in a `div`; `$columns` as of a grid. */
export const Facts = styled.dl<Spaced & { $columns?: string }>`
  display: grid;
  grid-template-columns: ${({ $columns = 'minmax(0, 1fr)' }) => $columns};
  gap: ${({ $gap = 2 }) => space[$gap]};
  margin: ${getTop} 0 0;

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dd {
    margin: 0;
    font-weight: 560;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;
