import { ecuadorianBanks } from '@cimiento/contracts';
import { bankAccountFields as fields } from '@cimiento/contracts/fields';
import { SelectField } from '@cimiento/ui';
import { FormField, getControlProps, useFieldError, useFormChange, useFormValue } from '@cimiento/ui/form';
import { useState } from 'react';

const other = 'other';
const choices = [
  ...ecuadorianBanks.map((bank) => ({ value: bank, label: bank })),
  { value: other, label: 'Otro banco o cooperativa' },
];

/** The bank of an account: one of the country's, or another by its name. */
export function BankField() {
  const bank = useFormValue<string>('bank') ?? '';
  const error = useFieldError('bank');
  const change = useFormChange();
  const [isOther, setOther] = useState(bank !== '' && !ecuadorianBanks.includes(bank));
  return (
    <>
      <SelectField
        label={fields.bank.label}
        required
        empty="Elige tu banco"
        choices={choices}
        value={isOther ? other : bank}
        error={isOther ? undefined : error}
        onChange={({ target: { value } }) => {
          setOther(value === other);
          change('bank', value === other ? '' : value);
        }}
      />
      {isOther && (
        <FormField
          name="bank"
          {...getControlProps(fields.bank)}
          label="Nombre del banco o cooperativa"
          autoComplete="off"
        />
      )}
    </>
  );
}
