import { useField } from 'react-final-form';

/** What a field of the form around it holds at the moment. */
export function useFormValue<T>(name: string): T | undefined {
  return useField<T>(name, { subscription: { value: true } }).input.value;
}
