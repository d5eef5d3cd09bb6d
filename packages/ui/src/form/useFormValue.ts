import { useField, useForm } from 'react-final-form';

/** What a field of the form around it holds at the moment. */
export function useFormValue<T>(name: string): T | undefined {
  return useField<T>(name, { subscription: { value: true } }).input.value;
}

/** Writes a field of the form around it: what one field makes of another. */
export function useFormChange(): (name: string, value: unknown) => void {
  const form = useForm();
  return (name, value) => form.change(name, value);
}
