import { color, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

export const Query = styled.input`
  width: 100%;
  min-height: 2.75rem;
  padding: 0 ${space[1.5]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${text.body};
`;

/** As high as a full list from the start, so that the window does not move while somebody types. */
export const Results = styled.div`
  height: 24rem;
  max-height: 55vh;
  overflow-y: auto;
  overscroll-behavior: contain;
`;

export const GroupTitle = styled.div`
  padding: ${space[1.5]} ${space[1.5]} ${space[0.5]};
  color: ${color.muted};
  font-size: ${text.tiny};
  font-weight: 600;
`;

export const Result = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: center;
  min-height: 2.75rem;
  padding: ${space[0.5]} ${space[1.5]};
  border-radius: ${radius.sm};
  overflow-wrap: anywhere;
  cursor: pointer;

  small {
    color: ${color.muted};
    font-size: ${text.tiny};
    font-variant-numeric: tabular-nums;
  }

  &[aria-selected='true'] {
    background: ${color.ground};
    box-shadow: inset 3px 0 ${color.brass};
  }
`;

export const Note = styled.p`
  margin: 0;
  padding: ${space[1.5]};
  color: ${color.muted};
  font-size: ${text.small};
`;
