import { useField, useForm } from 'react-final-form';

/** Current value of a field of the surrounding form. */
export function useFormValue<T>(name: string): T | undefined {
  return useField<T>(name, { subscription: { value: true } }).input.value;
}

/** Returns a function that sets a field of the surrounding form, for values that depend on another field. */
export function useFormChange(): (name: string, value: unknown) => void {
  const form = useForm();
  return (name, value) => form.change(name, value);
}
