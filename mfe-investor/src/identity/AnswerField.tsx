import { findIdNumberFault, formatExactDollars } from '@cimiento/contracts';
import { getFormLabel, identityFields } from '@cimiento/contracts/fields';
import { countryChoices, getAnswerLabel } from '@cimiento/product-ui/identity';
import { color, Radio, SelectField, space, text, TextArea, TextField } from '@cimiento/ui';
import { useId, useState, type ComponentProps } from 'react';
import { styled } from 'styled-components';
import { isWholeNumber, toProfile, type TextAnswer } from './answers';
import { listChoices } from './choices';
import type { AnswerForm } from './useAnswers';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-size: ${text.small};
    font-weight: 560;
  }

  label {
    display: flex;
    align-items: center;
    gap: ${space[1.5]};
    min-height: 2.75rem;
    padding-inline: ${space[1.5]};
    border: 1px solid ${color.line};
    border-radius: 10px;
    background: ${color.surface};
    cursor: pointer;
  }

  label:has(:checked) {
    border-color: ${color.primary};
  }

  p {
    margin: 0;
    color: ${color.danger};
    font-size: ${text.small};
  }
`;

const hints: Partial<Record<TextAnswer, string>> = {
  legalName: 'Como está en el documento.',
  idNumber: 'Sin espacios ni guiones.',
  idExpiresOn: 'Si el documento lo dice.',
  pep: 'Por ejemplo: autoridad elegida, ministro, juez, general, o directivo de una empresa pública. También si dejaste el cargo.',
  pepDetail: 'Por ejemplo: mi madre, alcaldesa de Loja, desde 2023.',
  expectedYearly: 'Un cálculo aproximado basta.',
  appointmentEndsOn: 'Está en el nombramiento inscrito.',
};

const inputs: Partial<Record<TextAnswer, Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type'>>> = {
  legalName: { autoComplete: 'name' },
  birthDate: { autoComplete: 'bday', type: 'date' },
  address: { autoComplete: 'street-address' },
  phone: { autoComplete: 'tel', inputMode: 'tel', type: 'tel' },
  idExpiresOn: { type: 'date' },
  appointmentEndsOn: { type: 'date' },
  representativeIdNumber: { inputMode: 'numeric' },
  expectedYearly: { inputMode: 'decimal' },
};

const pressMs = 200;

// Few choices are all seen at once.
const radios: readonly TextAnswer[] = ['kind', 'idKind', 'pep', 'fundsOrigin'];

type Props = {
  name: TextAnswer;
  form: AnswerForm;
  /** Whether what is missing is said too, and not only what is wrong in what was typed. */
  isChecked: boolean;
  /** The reason of a reviewer who asked to correct it. */
  asked?: string | undefined;
};

type ControlProps = {
  name: TextAnswer;
  form: AnswerForm;
  label: string;
  hint: string | undefined;
  error: string | undefined;
  onLeave: () => void;
};

function RadioChoices({ name, form, label, hint, error, onLeave }: ControlProps) {
  const id = useId();
  const choices = listChoices(identityFields[name]).filter(
    ({ value }) => name !== 'idKind' || (form.answers.kind === 'company' ? value === 'ruc' : true),
  );
  return (
    <Choices
      role="radiogroup"
      aria-invalid={Boolean(error)}
      aria-describedby={[hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined}
    >
      <legend>{label}</legend>
      {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
      {choices.map(({ value, label: choice }) => (
        <label key={value}>
          <Radio
            name={`${id}-${name}`}
            value={value}
            checked={form.answers[name] === value}
            onChange={() => {
              form.change(name, value);
              onLeave();
            }}
          />
          {choice}
        </label>
      ))}
      {error && <p id={`${id}-error`}>{error}</p>}
    </Choices>
  );
}

const Hint = styled.small`
  color: ${color.muted};
  font-size: ${text.small};
`;

function Control({ name, form, label, hint, error, onLeave }: ControlProps) {
  const field = identityFields[name];
  const value = form.answers[name];
  const shared = { name, label, hint, error, value, onBlur: onLeave };
  const change = (next: string) => form.change(name, next);
  if (name === 'country' || name === 'nationality')
    return (
      <SelectField
        {...shared}
        empty="Elige un país"
        choices={countryChoices}
        autoComplete={name === 'country' ? 'country' : 'off'}
        onChange={({ currentTarget }) => {
          change(currentTarget.value);
        }}
      />
    );
  if (name === 'pepDetail')
    return <TextArea {...shared} maxLength={field.max} onChange={({ currentTarget }) => change(currentTarget.value)} />;
  const amount = name === 'expectedYearly' ? form.profile.expectedYearly : null;
  const isNumeric = name === 'idNumber' && form.answers.idKind !== 'passport';
  return (
    <TextField
      {...shared}
      maxLength={field.max}
      autoComplete="off"
      // An amount in any usual form is echoed as it is understood.
      echo={amount === null ? undefined : `= ${formatExactDollars(amount)}`}
      inputMode={isNumeric ? 'numeric' : undefined}
      {...inputs[name]}
      {...(name === 'legalName' && form.answers.kind === 'company' && { autoComplete: 'organization' })}
      onChange={({ currentTarget }) => change(currentTarget.value)}
    />
  );
}

/** The fault of a number that is typed to its end; undefined while it is not, or is right. */
function findTypedFault({ answers }: AnswerForm): string | undefined {
  const { idKind, idNumber, kind } = answers;
  if (idKind === '' || !isWholeNumber(idKind, idNumber)) return undefined;
  const profile = toProfile(answers);
  return findIdNumberFault(profile.idKind, profile.idNumber, kind === 'company') ?? undefined;
}

/** An answer with its fault: at once for a number, when the field was left for others, and with what is missing when the step ends. */
export function AnswerField({ name, form, isChecked, asked }: Props) {
  const [wasLeft, setWasLeft] = useState(false);
  const gap = form.gaps[name];
  const isShown = isChecked || (wasLeft && form.answers[name] !== '');
  const error = (isShown ? gap : undefined) ?? (name === 'idNumber' ? findTypedFault(form) : undefined);
  const control = {
    name,
    form,
    label: name === 'expectedYearly' ? getFormLabel(identityFields[name]) : getAnswerLabel(name, form.profile.kind),
    hint: asked ?? (name === 'idExpiresOn' && form.answers.idKind === 'passport' ? undefined : hints[name]),
    error,
    onLeave: () => {
      // After the press that moved the focus: a message that appears would move what is pressed.
      if (gap !== undefined && form.answers[name] !== '') setTimeout(() => setWasLeft(true), pressMs);
      void form.save();
    },
  };
  return radios.includes(name) ? <RadioChoices {...control} /> : <Control {...control} />;
}
