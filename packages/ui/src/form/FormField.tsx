import { useField, useFormState } from 'react-final-form';
import { PasswordField, TextField, type TextFieldProps } from '../controls/Field';

export type FormFieldProps = Omit<TextFieldProps, 'name' | 'error' | 'value'> & { name: string };

/** Fault to show: the rules' after the first try, and the server's until the value changes. */
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

/** Whether a field holds what it began with: typed text is the number that it reads as, and blank is nothing. */
export const isSameText = (one: unknown, other: unknown): boolean => String(one ?? '') === String(other ?? '');

/** A text or password field of the form around it. */
export function FormField({ name, type = 'text', ...field }: FormFieldProps) {
  const { input } = useField<string>(name, { isEqual: isSameText });
  const error = useFieldError(name);
  const Control = type === 'password' ? PasswordField : TextField;
  return <Control {...field} {...input} type={type} error={error} />;
}
