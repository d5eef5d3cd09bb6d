import { bankAccountFields as fields } from '@cimiento/contracts/fields';
import { Checkbox } from '@cimiento/ui';
import { FormField, getControlProps, useFormValue } from '@cimiento/ui/form';

type Props = {
  /** A number of neither a cédula nor a RUC, of which the form asks whether it is right. */
  questioned: string | null;
  isOtherDocument: boolean;
  onChange: (isOtherDocument: boolean) => void;
};

/** The number of the holder's document, and whether one that cannot be checked is right. */
export function HolderIdField({ questioned, isOtherDocument, onChange }: Props) {
  const number = useFormValue<string>('holderIdNumber')?.trim();
  return (
    <>
      <FormField
        name="holderIdNumber"
        {...getControlProps(fields.holderIdNumber)}
        inputMode={isOtherDocument ? 'text' : 'numeric'}
        autoComplete="off"
      />
      {number !== undefined && number === questioned && (
        <Checkbox
          label={`${number} es un pasaporte u otro documento`}
          checked={isOtherDocument}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    </>
  );
}
