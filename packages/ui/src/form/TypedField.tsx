import { formatTyped, readTyped, type Field } from '@cimiento/contracts/fields';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../controls/Field';

export type TypedFieldProps = Omit<TextFieldProps, 'type' | 'value' | 'echo' | 'onChange'> & {
  /** Its kind says what is typed: an amount, a rate, a month. */
  field: Field;
  /** Plain value, or the text as it was typed where that cannot be read. */
  value: string;
  onValueChange: (value: string) => void;
};

/** The question to answer before the value can be used: it could mean two numbers, or a month that does not exist. */
export function findProblem(field: Field, value: unknown): string | undefined {
  const reading = readTyped(field, String(value ?? ''));
  return reading !== null && 'problem' in reading ? reading.problem : undefined;
}

/** A number or month typed in any usual form: '1.250,50', '450,000', 'oct-25'. How it was understood is shown beside the label. */
export function TypedField({ field, value, onValueChange, ...props }: TypedFieldProps) {
  const [typed, setTyped] = useState({ text: '', value: '' });
  const change = (text: string) => {
    const reading = readTyped(field, text);
    const next = reading !== null && 'value' in reading ? reading.value : text;
    setTyped({ text, value: next });
    onValueChange(next);
  };
  // The owner may set another value, for example when its record arrives.
  const text = typed.value === value ? typed.text : value;
  const reading = text.trim() === '' ? null : readTyped(field, text);
  const understood = reading !== null && 'value' in reading ? formatTyped(field, reading.value) : text;
  return (
    <TextField
      {...props}
      value={text}
      onChange={({ currentTarget }) => change(currentTarget.value)}
      echo={understood === text ? undefined : `= ${understood}`}
    />
  );
}
