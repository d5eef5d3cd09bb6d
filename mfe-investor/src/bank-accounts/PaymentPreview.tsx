import { bankAccountTypeLabel, type BankAccountType } from '@cimiento/contracts';
import { Card } from '@cimiento/ui';
import { useFormValue } from '@cimiento/ui/form';

/** The account of the surrounding form as withdrawals will be paid to it, once the form is filled. */
export function PaymentPreview() {
  const bank = useFormValue<string>('bank');
  const accountType = useFormValue<BankAccountType>('accountType');
  const accountNumber = useFormValue<string>('accountNumber');
  const holderName = useFormValue<string>('holderName');
  const holderIdNumber = useFormValue<string>('holderIdNumber');
  if (!bank || !accountType || !accountNumber || !holderName || !holderIdNumber) return null;
  return (
    <Card as="section" aria-label="Así te pagaremos">
      <strong>Así te pagaremos</strong>
      <p>
        A {holderName} ({holderIdNumber}), en {bank}, cuenta {bankAccountTypeLabel[accountType].toLowerCase()}{' '}
        {accountNumber}. Revisa cada dato: un error hace volver la transferencia.
      </p>
    </Card>
  );
}
