import { color, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

/** Reason why a record was not saved, above its fields. */
export const FormError = styled.p`
  margin: 0;
  padding: ${space[1.5]} ${space[2]};
  border-left: 3px solid ${color.danger};
  border-radius: ${radius.sm};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font-size: ${text.small};

  > :first-child {
    margin-top: 0;
  }
`;
