import { Checkbox, color, space, text } from '@cimiento/ui';
import { useFieldError, useFormChange, useFormValue } from '@cimiento/ui/form';
import { useId } from 'react';
import { styled } from 'styled-components';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-weight: 600;
  }
`;

const Fault = styled.p`
  margin: 0;
  color: ${color.danger};
  font-size: ${text.small};
`;

type Props<Value extends string> = {
  /** The field of the form, a list of values. */
  name: string;
  legend: string;
  choices: readonly { value: Value; label: string }[];
};

/** A field of a form whose value is some of a list of choices, in their order. */
export function CheckboxChoices<Value extends string>({ name, legend, choices }: Props<Value>) {
  const errorId = useId();
  const error = useFieldError(name);
  const chosen = useFormValue<Value[]>(name) ?? [];
  const change = useFormChange();
  const choose = (value: Value, isChosen: boolean) =>
    change(
      name,
      choices.map((choice) => choice.value).filter((other) => (other === value ? isChosen : chosen.includes(other))),
    );
  return (
    <Choices aria-describedby={error ? errorId : undefined}>
      <legend>{legend} *</legend>
      {choices.map(({ value, label }) => (
        <Checkbox
          key={value}
          label={label}
          checked={chosen.includes(value)}
          onChange={({ target }) => choose(value, target.checked)}
        />
      ))}
      {error && <Fault id={errorId}>{error}</Fault>}
    </Choices>
  );
}
