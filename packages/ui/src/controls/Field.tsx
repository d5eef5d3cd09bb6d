import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, radius, space, text } from '../theme/tokens';

const Wrapper = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[0.5]};
`;

export const Label = styled.label`
  font-size: ${text.small};
  font-weight: 560;
`;

const LabelLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${space[1]};
`;

const Echo = styled.output`
  color: ${color.muted};
  font-size: ${text.small};
  font-variant-numeric: tabular-nums;
`;

const Hint = styled.p`
  margin: 0;
  color: ${color.muted};
  font-size: ${text.small};
`;

const ErrorText = styled(Hint)`
  color: ${color.danger};
`;

// WebKit writes today's date into an empty date field, which must not look like a value, and makes it higher.
export const Input = styled.input`
  width: 100%;
  min-height: 2.75rem;
  padding: ${space[1]} ${space[1.5]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.md};
  font-size: ${text.body};

  /* What is focused is scrolled to where its error is seen, too. */
  scroll-margin-block: 7rem;

  /* The ring must not reach the hint or error below it, which is 4 px away. */
  &:focus-visible {
    outline-offset: 0;
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &:disabled {
    background: ${color.sunken};
    color: ${color.muted};
  }

  &[type='date'] {
    height: 2.75rem;
  }

  /* Stronger than the colour that WebKit computes for it. */
  &[type='date']:is([value=''], :not([value])) {
    -webkit-text-fill-color: ${color.muted};
  }

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &::file-selector-button {
    margin-right: ${space[1]};
    padding: ${space[0.5]} ${space[1.5]};
    border: 1px solid ${color.lineStrong};
    border-radius: ${radius.sm};
    background: ${color.sunken};
    color: ${color.ink};
    font: inherit;
    font-size: ${text.small};
    cursor: pointer;
  }
`;

const Combined = styled.div`
  position: relative;

  input {
    padding-right: 5.5rem;
  }

  button {
    position: absolute;
    inset: 0 0 0 auto;
    min-width: 5rem;
    border: 0;
    background: none;
    color: inherit;
    text-decoration: underline;
    font-size: ${text.small};
    cursor: pointer;
  }
`;

type Described = {
  label: ReactNode;
  hint?: ReactNode;
  /** Interpretation of the typed value; shown beside the label. */
  echo?: string | undefined;
  /** The fault, and how to fix it. */
  error?: string | undefined;
};

const requiredMark = <span aria-hidden> *</span>;

type FrameProps = Described & {
  required?: boolean | undefined;
  children: (control: {
    id: string;
    'aria-invalid': boolean;
    'aria-describedby': string | undefined;
    'aria-required': true | undefined;
  }) => ReactNode;
};

/** A control with its label, hint and error, linked for screen readers. */
export function Field({ label, hint, echo, error, required, children }: FrameProps) {
  const id = useId();
  const describedBy = [echo ? `${id}-echo` : '', hint ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <Wrapper>
      <LabelLine>
        <Label htmlFor={id}>
          {label}
          {required && requiredMark}
        </Label>
        {echo && (
          // Read with the field, not at every key.
          <Echo id={`${id}-echo`} htmlFor={id} aria-live="off">
            {echo}
          </Echo>
        )}
      </LabelLine>
      {children({
        id,
        'aria-invalid': Boolean(error),
        'aria-describedby': describedBy || undefined,
        'aria-required': required || undefined,
      })}
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {error && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    </Wrapper>
  );
}

/** `required` shows the asterisk and tells screen readers; the schema of the form is what refuses an empty field. */
export type TextFieldProps = Described & ComponentProps<'input'>;

/** A line of text. */
export const TextField = ({ label, hint, echo, error, required, ...input }: TextFieldProps) => (
  <Field label={label} hint={hint} echo={echo} error={error} required={required}>
    {(control) => <Input {...control} {...input} />}
  </Field>
);

/** A password field with a button that shows the password. */
export function PasswordField({ label, hint, echo: _echo, error, required, ...input }: TextFieldProps) {
  const [isVisible, setIsVisible] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <Combined>
          <Input {...control} {...input} type={isVisible ? 'text' : 'password'} />
          <button type="button" aria-pressed={isVisible} onClick={() => setIsVisible(!isVisible)}>
            {isVisible ? 'Ocultar' : 'Mostrar'}
          </button>
        </Combined>
      )}
    </Field>
  );
}
