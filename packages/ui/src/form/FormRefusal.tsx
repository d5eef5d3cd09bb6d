import { FORM_ERROR } from 'final-form';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';
import { color, radius, space } from '../theme/tokens';

/** The key under which a form returns why the server refused it, when that is about none of its fields. */
export const formRefusal = FORM_ERROR;

const Message = styled.p`
  margin: 0;
  padding: ${space[1.5]};
  border-radius: ${radius.md};
  background: ${color.dangerSoft};
  color: ${color.danger};
`;

/** Why the server refused the form, until a value changes or it is sent again. */
export function FormRefusal() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  if (!submitError || dirtySinceLastSubmit) return null;
  return <Message role="alert">{String(submitError)}</Message>;
}
