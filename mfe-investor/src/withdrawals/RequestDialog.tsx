import { useMutation } from '@apollo/client/react';
import { describeUnconfirmed, formatExactDollars, withdrawalTime } from '@cimiento/contracts';
import { withdrawalFields as fields } from '@cimiento/contracts/fields';
import { withdrawalSchema, type WithdrawalInput } from '@cimiento/contracts/schemas';
import { createIdempotencyKey, useAuth } from '@cimiento/session';
import { FormTypedField, getControlProps } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useRef, useState } from 'react';
import { FormDialog } from '../shared/FormDialog';
import { asksIdentity, IdentityLink } from '../shared/IdentityLink';
import { reportSaveError } from '../shared/report-save-error';
import { RequestWithdrawalDocument } from './withdrawals.generated';

/** The balance of a person, and the part that they can withdraw now; amounts are decimal text. */
export type WithdrawableBalance = {
  available: string;
  withdrawable: string;
  /** Day of the first deposit that waits to be confirmed. */
  unconfirmedSince: string | null;
};

type Props = {
  balance: WithdrawableBalance;
  accountName: string;
  onRequested: () => Promise<unknown>;
  onClose: () => void;
};

const empty: Partial<WithdrawalInput> = {};

/** Asks for the amount of a withdrawal. Sending the same amount again, as after a lost answer, keeps the key of the request. */
export function RequestDialog({ balance, accountName, onRequested, onClose }: Props) {
  const { available, withdrawable, unconfirmedSince } = balance;
  const { refresh } = useAuth();
  const [send] = useMutation(RequestWithdrawalDocument);
  const attempt = useRef({ amount: '', key: '' });
  const [needsIdentity, setNeedsIdentity] = useState(false);
  const request = async (input: WithdrawalInput) => {
    if (attempt.current.amount !== input.amount)
      attempt.current = { amount: input.amount, key: createIdempotencyKey() };
    const context = { headers: { 'Idempotency-Key': attempt.current.key } };
    try {
      await send({ variables: { input }, context });
    } catch (error) {
      setNeedsIdentity(asksIdentity(error));
      return reportSaveError(error, 'No se pudo solicitar el retiro', refresh);
    }
    toast({ title: 'Retiro solicitado', description: 'Te avisaremos en cada paso.' });
    await onRequested();
    return undefined;
  };
  return (
    <FormDialog
      title="Solicitar retiro"
      submitLabel="Solicitar retiro"
      busyLabel="Enviando..."
      schema={withdrawalSchema}
      initialValues={empty}
      onSubmit={request}
      onClose={onClose}
    >
      <p>
        {`Tienes ${formatExactDollars(available)} disponibles${unconfirmedSince ? ` y puedes retirar ${formatExactDollars(withdrawable)}` : ''}. El dinero irá a ${accountName} ${withdrawalTime}; hasta entonces queda retenido.`}
      </p>
      {needsIdentity && (
        <p>
          <IdentityLink />
        </p>
      )}
      {unconfirmedSince && <p>{describeUnconfirmed(unconfirmedSince)}</p>}
      <FormTypedField
        name="amount"
        field={fields.amount}
        {...getControlProps(fields.amount)}
        inputMode="decimal"
        autoComplete="off"
      />
    </FormDialog>
  );
}
