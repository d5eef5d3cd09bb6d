import { hasAccentBeforeAt } from '@cimiento/contracts';
import { useField, useFormState } from 'react-final-form';
import { PasswordField, TextField, type TextFieldProps } from '../controls/Field';

export type FormFieldProps = Omit<TextFieldProps, 'name' | 'error' | 'value'> & { name: string };

/** Error to show: the schema's after the first submit, and the server's until the value changes. */
export function useFieldError(name: string): string | undefined {
  const { meta } = useField<string>(name, {
    subscription: { error: true, submitError: true, dirtySinceLastSubmit: true },
  });
  const { submitFailed } = useFormState({ subscription: { submitFailed: true } });
  if (!submitFailed) return undefined;
  const { error, submitError, dirtySinceLastSubmit } = meta as {
    error?: string;
    submitError?: string;
    dirtySinceLastSubmit?: boolean;
  };
  return error ?? (dirtySinceLastSubmit ? undefined : submitError);
}

/** Whether two values of a text field are the same: '7' equals 7, and '' equals undefined. */
export const isSameText = (one: unknown, other: unknown): boolean => String(one ?? '') === String(other ?? '');

const accentHint = '¿Tu correo lleva tilde? Revísalo: casi ninguno la lleva.';

/** A text, e-mail or password field of the surrounding form. */
export function FormField({ name, type = 'text', ...field }: FormFieldProps) {
  const { input } = useField<string>(name, { isEqual: isSameText });
  const error = useFieldError(name);
  const Control = type === 'password' ? PasswordField : TextField;
  const hint = type === 'email' && hasAccentBeforeAt(String(input.value ?? '')) ? accentHint : field.hint;
  return <Control {...field} {...input} type={type} hint={hint} error={error} />;
}
