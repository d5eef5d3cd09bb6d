import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, text } from '../theme/tokens';
import { Field, Input } from './Field';

type Described = { label: ReactNode; hint?: ReactNode; error?: string | undefined; required?: boolean };

const Area = styled(Input)`
  min-height: 8rem;
  resize: vertical;
`;

// The arrow is drawn with gradients, which need no image file and follow the theme.
const Select = styled(Input)`
  appearance: none;
  padding-right: ${space[5]};
  background-image:
    linear-gradient(45deg, transparent 50%, ${color.muted} 50%),
    linear-gradient(-45deg, transparent 50%, ${color.muted} 50%);
  background-position:
    right 1.25rem center,
    right 0.9375rem center;
  background-size: 0.3125rem 0.3125rem;
  background-repeat: no-repeat;
`;

export type TextAreaProps = Described & ComponentProps<'textarea'>;

export const TextArea = ({ label, hint, error, required, ...area }: TextAreaProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => <Area as="textarea" {...control} {...(area as object)} />}
  </Field>
);

export type Choice = { value: string; label: string };

export type SelectFieldProps = Described &
  ComponentProps<'select'> & {
    choices: readonly Choice[];
    /** Label of the empty choice. */
    empty?: string;
  };

/** A native select, for a few choices. */
export const SelectField = ({ label, hint, error, required, choices, empty, ...select }: SelectFieldProps) => (
  <Field label={label} hint={hint} error={error} required={required}>
    {(control) => (
      <Select as="select" {...control} {...(select as object)}>
        {empty !== undefined && <option value="">{empty}</option>}
        {choices.map(({ value, label: choiceLabel }) => (
          <option key={value} value={value}>
            {choiceLabel}
          </option>
        ))}
      </Select>
    )}
  </Field>
);

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[1.5]};
  align-items: start;

  input {
    width: 1.5rem;
    height: 1.5rem;
    margin: 0.125rem 0 0;
    accent-color: ${color.accent};
  }

  label {
    font-size: ${text.small};
  }

  p {
    grid-column: 2;
    margin: ${space[0.5]} 0 0;
    color: ${color.danger};
    font-size: ${text.small};
  }
`;

export type CheckboxProps = Omit<Described, 'hint'> & ComponentProps<'input'>;

export function Checkbox({ label, error, required, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <Row>
      <input
        {...input}
        id={id}
        type="checkbox"
        aria-required={required || undefined}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      <label htmlFor={id}>
        {label}
        {required && <span aria-hidden> *</span>}
      </label>
      {error && <p id={`${id}-error`}>{error}</p>}
    </Row>
  );
}
