import { media, space } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Buttons of a dialog. On a phone those that do not fit in one row fill each row that they take. */
export const DialogButtons = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[1.5]};

  button {
    flex: 1 1 auto;
  }

  ${media.tablet} {
    button {
      flex: none;
    }
  }
`;
