import { useId, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';
import { Field, Input } from './Field';
import { growForFinger } from './grow-for-finger';

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

/** A box to tick. Drawn by the theme: what browsers draw themselves differs, most of all in the dark. */
export const TickBox = styled.input.attrs({ type: 'checkbox' })`
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.5rem;
  height: 1.5rem;
  margin: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.sm};
  background: ${color.surface};
  cursor: pointer;

  &::before {
    content: '';
    width: 0.4375rem;
    height: 0.75rem;
    margin-top: -0.125rem;
    border: solid ${color.onPrimary};
    border-width: 0 0.1875rem 0.1875rem 0;
    transform: rotate(45deg);
    visibility: hidden;
  }

  ${growForFinger('-0.6875rem')}

  &:checked {
    border-color: ${color.primary};
    background: ${color.primary};
  }

  &:checked::before {
    visibility: visible;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

/** One of several. Drawn by the theme as boxes are. */
export const Radio = styled.input.attrs({ type: 'radio' })`
  appearance: none;
  display: inline-grid;
  place-items: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1px solid ${color.lineStrong};
  border-radius: 50%;
  background: ${color.surface};
  cursor: pointer;

  &:checked {
    border-color: ${color.primary};
    background: radial-gradient(${color.primary} 0.3125rem, ${color.surface} 0.375rem);
  }

  &:disabled {
    cursor: not-allowed;
    opacity: 0.5;
  }

  @media (forced-colors: active) {
    appearance: auto;
  }
`;

const Row = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0 ${space[1.5]};
  align-items: start;

  input {
    margin-top: 0.125rem;
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
      <TickBox
        {...input}
        id={id}
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
