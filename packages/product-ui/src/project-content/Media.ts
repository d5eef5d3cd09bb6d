import { radius, space } from '@cimiento/ui';
import { styled } from 'styled-components';

/** The picture of a project, with a badge in its corner. */
export const Media = styled.div`
  position: relative;
  max-width: 60rem;
  overflow: hidden;
  border-radius: ${radius.lg};

  & > :last-child {
    position: absolute;
    inset: auto auto ${space[2]} ${space[2]};
  }
`;
