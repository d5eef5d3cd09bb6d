import { limits, type FieldErrors } from '@cimiento/contracts';
import { exitCostFields, exitFields, getFormLabel, type ExitInput } from '@cimiento/contracts/fields';
import { AddIcon, Button, DeleteIcon, IconButton, media, space, TextField } from '@cimiento/ui';
import { findProblem, TypedField } from '@cimiento/ui/form';
import { useState, type SubmitEvent } from 'react';
import { styled } from 'styled-components';
import { Fields } from '../../shared/records/Fields';
import { FormError } from '../../shared/records/FormError';
import { Panel } from '../../shared/records/Panel';

type Values = { price: string; exitDate: string; costs: readonly { key: number; label: string; amount: string }[] };

const CostLine = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[1]};
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }

  button {
    margin-top: 1.6rem;
    min-height: 2.75rem;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 15rem) auto;

    > :first-child {
      grid-column: auto;
    }
  }
`;

const Costs = styled.fieldset`
  display: grid;
  gap: ${space[1.5]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[1]};
    font-weight: 560;
  }
`;

const toValues = ({ price, exitDate, costs }: ExitInput): Values => ({
  price,
  exitDate,
  costs: costs.map((cost, key) => ({ key, ...cost })),
});

/** The input to send: the input as it was typed, which the schema checks. */
export const toInput = ({ price, exitDate, costs }: Values) => ({
  price,
  exitDate,
  costs: costs.map(({ label, amount }) => ({ label, amount })),
});

type Props = {
  initialValues: ExitInput;
  /** Messages by the path of a field, such as costs.0.label. */
  errors: FieldErrors;
  /** An error about the whole sale. */
  formError: string;
  isLoading: boolean;
  /** Called with each change: what was calculated before it no longer holds. */
  onChange: () => void;
  onSubmit: (input: ReturnType<typeof toInput>) => void;
};

/** Price, itemised costs and date of a sale. */
export function ExitTerms({ initialValues, errors, formError, isLoading, onChange, onSubmit }: Props) {
  const [values, setValues] = useState(() => toValues(initialValues));
  const change = (changes: Partial<Values>) => {
    onChange();
    setValues((before) => ({ ...before, ...changes }));
  };
  const changeCost = (key: number, changes: Partial<Values['costs'][number]>) =>
    change({ costs: values.costs.map((cost) => (cost.key === key ? { ...cost, ...changes } : cost)) });
  const addCost = () => {
    const key = 1 + Math.max(-1, ...values.costs.map((cost) => cost.key));
    change({ costs: [...values.costs, { key, label: '', amount: '' }] });
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit(toInput(values));
  };
  return (
    <form onSubmit={submit} noValidate>
      <Panel>
        {formError && <FormError role="alert">{formError}</FormError>}
        <Fields>
          <TypedField
            label={getFormLabel(exitFields.price)}
            field={exitFields.price}
            required
            inputMode="decimal"
            autoComplete="off"
            placeholder={exitFields.price.placeholder}
            value={values.price}
            error={findProblem(exitFields.price, values.price) ?? errors['price']}
            onValueChange={(price) => change({ price })}
          />
          <TextField
            label={getFormLabel(exitFields.exitDate)}
            required
            type="date"
            value={values.exitDate}
            error={errors['exitDate']}
            onChange={({ currentTarget }) => change({ exitDate: currentTarget.value })}
          />
        </Fields>
        <Costs>
          <legend>Costos de la venta</legend>
          {values.costs.map(({ key, label, amount }, index) => (
            <CostLine key={key} role="group" aria-label={`Costo ${index + 1}`}>
              <TextField
                label={exitCostFields.label.label}
                required
                autoComplete="off"
                value={label}
                error={errors[`costs.${index}.label`]}
                onChange={({ currentTarget }) => changeCost(key, { label: currentTarget.value })}
              />
              <TypedField
                label={getFormLabel(exitCostFields.amount)}
                field={exitCostFields.amount}
                required
                inputMode="decimal"
                autoComplete="off"
                value={amount}
                error={findProblem(exitCostFields.amount, amount) ?? errors[`costs.${index}.amount`]}
                onValueChange={(text) => changeCost(key, { amount: text })}
              />
              <IconButton
                label="Quitar costo"
                icon={<DeleteIcon size={18} />}
                onClick={() => change({ costs: values.costs.filter((cost) => cost.key !== key) })}
              />
            </CostLine>
          ))}
          {errors['costs'] && <FormError role="alert">{errors['costs']}</FormError>}
          <div>
            <Button
              variant="secondary"
              size="small"
              disabled={values.costs.length >= limits.exitCosts.max}
              onClick={addCost}
            >
              <AddIcon size={16} />
              Añadir costo
            </Button>
          </div>
        </Costs>
        <div>
          <Button type="submit" busy={isLoading} busyLabel="Calculando...">
            Ver reparto
          </Button>
        </div>
      </Panel>
    </form>
  );
}
