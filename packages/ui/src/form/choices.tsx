import { useField } from 'react-final-form';
import {
  Checkbox,
  SelectField,
  TextArea,
  type CheckboxProps,
  type SelectFieldProps,
  type TextAreaProps,
} from '../controls/Choices';
import { isSameText, useFieldError } from './FormField';

type Named<Props> = Omit<Props, 'error' | 'value' | 'checked'> & { name: string };

export function FormTextArea({ name, ...area }: Named<TextAreaProps>) {
  const { input } = useField<string, HTMLTextAreaElement>(name, { isEqual: isSameText });
  return <TextArea {...area} {...input} error={useFieldError(name)} />;
}

export function FormSelect({ name, ...select }: Named<SelectFieldProps>) {
  const { input } = useField<string, HTMLSelectElement>(name, { isEqual: isSameText });
  return <SelectField {...select} {...input} error={useFieldError(name)} />;
}

export function FormCheckbox({ name, ...checkbox }: Named<CheckboxProps>) {
  const { input } = useField<boolean>(name, { type: 'checkbox' });
  const { value: _value, ...checked } = input;
  return <Checkbox {...checkbox} {...checked} error={useFieldError(name)} />;
}
