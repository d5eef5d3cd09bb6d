import { useField } from 'react-final-form';
import { isSameText, useFieldError } from './FormField';
import { findProblem, TypedField, type TypedFieldProps } from './TypedField';

type Props = Omit<TypedFieldProps, 'value' | 'onValueChange' | 'error'> & { name: string };

/** A typed field of the surrounding form, which holds its plain value. A text with two meanings is refused with a question. */
export function FormTypedField({ name, field, ...props }: Props) {
  const { input } = useField<string>(name, {
    isEqual: isSameText,
    validate: (value: unknown) => findProblem(field, value),
  });
  return (
    <TypedField
      {...props}
      field={field}
      name={name}
      value={String(input.value)}
      onValueChange={input.onChange}
      onBlur={input.onBlur}
      onFocus={input.onFocus}
      error={useFieldError(name)}
    />
  );
}
