import { FORM_ERROR } from 'final-form';
import { useFormState } from 'react-final-form';
import { Notice } from '../layout/primitives';

/** The key under which a form returns why the server refused it, when that is about none of its fields. */
export const formRefusal = FORM_ERROR;

/** Reason why the server refused the form, until a value changes or it is sent again. */
export function FormRefusal() {
  const { submitError, dirtySinceLastSubmit } = useFormState({
    subscription: { submitError: true, dirtySinceLastSubmit: true },
  });
  if (!submitError || dirtySinceLastSubmit) return null;
  return (
    <Notice $tone="danger" role="alert">
      {String(submitError)}
    </Notice>
  );
}
