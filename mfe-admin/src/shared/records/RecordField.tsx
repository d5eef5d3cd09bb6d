import { isTypedFreely, type Field, type FieldKind } from '@cimiento/contracts/fields';
import {
  FormField,
  FormSelect,
  FormTextArea,
  FormTypedField,
  getChoices,
  getControlProps,
  type FormFieldProps,
} from '@cimiento/ui/form';
import { Wide } from './Fields';
import { useHintWithWarnings } from './Warnings';

type InputProps = Partial<Omit<FormFieldProps, 'name'>>;

const inputProps: Partial<Record<FieldKind, InputProps>> = {
  url: { inputMode: 'url', spellCheck: false },
  email: { type: 'email', inputMode: 'email' },
  password: { type: 'password', autoComplete: 'new-password' },
  count: { inputMode: 'numeric' },
  dollars: { inputMode: 'numeric' },
  percent: { inputMode: 'decimal' },
  percentText: { inputMode: 'decimal' },
  date: { type: 'date' },
  money: { inputMode: 'decimal', step: '0.01' },
  signedMoney: { inputMode: 'decimal' },
};

type Props = InputProps & { name: string; field: Field };

/** The form control of a field, by its kind; further props override what the kind and the table say. */
export function RecordField({ name, field, ...props }: Props) {
  const { placeholder, ...stated } = getControlProps(field);
  const control = { ...stated, ...props, hint: useHintWithWarnings(name, props.hint ?? stated.hint) };
  if (field.kind === 'choice') {
    const { label, required, hint } = control;
    return <FormSelect name={name} label={label} required={required} hint={hint} choices={getChoices(field)} />;
  }
  if (field.kind === 'longText')
    return (
      <Wide>
        <FormTextArea name={name} label={control.label} required={control.required} hint={control.hint} />
      </Wide>
    );
  const text = { name, autoComplete: 'off', placeholder, ...inputProps[field.kind], ...control };
  if (isTypedFreely(field)) return <FormTypedField field={field} {...text} />;
  const input = <FormField {...text} />;
  return field.kind === 'url' ? <Wide>{input}</Wide> : input;
}
