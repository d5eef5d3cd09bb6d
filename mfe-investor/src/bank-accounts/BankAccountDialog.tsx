import { useMutation } from '@apollo/client/react';
import { isEcuadorianId } from '@cimiento/contracts';
import { bankAccountFields as fields } from '@cimiento/contracts/fields';
import { bankAccountSchema, type BankAccountInput } from '@cimiento/contracts/schemas';
import { useAuth } from '@cimiento/session';
import { FormField, FormSelect, getChoices, getControlProps } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useMemo, useState } from 'react';
import { FormDialog } from '../shared/FormDialog';
import { reportSaveError } from '../shared/report-save-error';
import { BankField } from './BankField';
import { HolderIdField } from './HolderIdField';
import { PaymentPreview } from './PaymentPreview';
import { SaveBankAccountDocument, type OwnBankAccountFragment } from './bank-accounts.generated';

type Props = { account: OwnBankAccountFragment | null; onSaved: () => Promise<unknown>; onClose: () => void };

/** Registers or changes the person's bank account. The stored number is only known masked; leaving it keeps it. */
export function BankAccountDialog({ account, onSaved, onClose }: Props) {
  const { user, refresh } = useAuth();
  const ownName = user?.fullName;
  const [send] = useMutation(SaveBankAccountDocument);
  const initialValues = useMemo<Partial<BankAccountInput>>(() => {
    // Their own name: an account of somebody else is asked about before a withdrawal is approved.
    if (!account) return ownName === undefined ? {} : { holderName: ownName };
    const { bank, accountType, accountNumber, holderName, holderIdNumber } = account;
    return { bank, accountType, accountNumber, holderName, holderIdNumber };
  }, [account, ownName]);
  const [questioned, setQuestioned] = useState<string | null>(null);
  const [isOtherDocument, setOtherDocument] = useState(false);
  const save = async (input: BankAccountInput) => {
    const { holderIdNumber } = input;
    const isKnown = isEcuadorianId(holderIdNumber) || holderIdNumber === account?.holderIdNumber;
    if (!isKnown && !(isOtherDocument && questioned === holderIdNumber)) {
      setQuestioned(holderIdNumber);
      setOtherDocument(false);
      return {
        holderIdNumber: 'No es una cédula ni un RUC del Ecuador: revisa cada dígito. Si es otro documento, márcalo.',
      };
    }
    try {
      await send({ variables: { input } });
    } catch (error) {
      return reportSaveError(error, 'No se pudo guardar tu cuenta bancaria', refresh);
    }
    toast({ title: 'Cuenta bancaria guardada' });
    await onSaved();
    return undefined;
  };
  return (
    <FormDialog
      title={account ? 'Cambiar cuenta bancaria' : 'Registrar cuenta bancaria'}
      submitLabel="Guardar cuenta"
      busyLabel="Guardando..."
      schema={bankAccountSchema}
      initialValues={initialValues}
      onSubmit={save}
      onClose={onClose}
    >
      {account && (
        <p>
          Para proteger tu dinero, después de cambiar la cuenta no podrás retirar por unos días. Los retiros que ya
          pediste van a la cuenta anterior.
        </p>
      )}
      <BankField />
      <FormSelect
        name="accountType"
        label={fields.accountType.label}
        required
        choices={getChoices(fields.accountType)}
      />
      <FormField
        name="accountNumber"
        {...getControlProps(fields.accountNumber)}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormField name="holderName" {...getControlProps(fields.holderName)} autoComplete="name" />
      <HolderIdField questioned={questioned} isOtherDocument={isOtherDocument} onChange={setOtherDocument} />
      <PaymentPreview />
    </FormDialog>
  );
}
