import { useMutation } from '@apollo/client/react';
import { formatExactDollars } from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { BankAccountDialog } from '../bank-accounts/BankAccountDialog';
import type { OwnBankAccountFragment } from '../bank-accounts/bank-accounts.generated';
import { RequestDialog, type WithdrawableBalance } from './RequestDialog';
import { CancelWithdrawalDocument, type OwnWithdrawalFragment } from './withdrawals.generated';

/** The dialog open over the withdrawals. */
export type WithdrawalDialog =
  { kind: 'account' } | { kind: 'request' } | { kind: 'cancel'; withdrawal: OwnWithdrawalFragment };

type CancelProps = { withdrawal: OwnWithdrawalFragment; onDone: () => Promise<unknown>; onClose: () => void };

function CancelDialog({ withdrawal: { id, amount }, onDone, onClose }: CancelProps) {
  const [cancel, { loading }] = useMutation(CancelWithdrawalDocument);
  const [refusal, setRefusal] = useState<string | null>(null);
  const confirm = async () => {
    setRefusal(null);
    try {
      await cancel({ variables: { id } });
      toast({ title: 'Retiro cancelado', description: 'El dinero está otra vez disponible.' });
      onClose();
    } catch (error) {
      setRefusal(getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.'));
    }
    await onDone();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => {
        if (!open && !loading) onClose();
      }}
      title="Cancelar retiro"
      message={<p>{`Los ${formatExactDollars(amount)} volverán a estar disponibles en tu saldo.`}</p>}
      refusal={refusal}
      confirmLabel="Cancelar retiro"
      cancelLabel="Volver"
      busy={loading}
      onConfirm={() => void confirm()}
    />
  );
}

type Props = {
  dialog: WithdrawalDialog;
  account: OwnBankAccountFragment | null;
  balance: WithdrawableBalance;
  onAccountSaved: () => Promise<unknown>;
  /** Reloads what a withdrawal changed. */
  onChanged: () => Promise<unknown>;
  onClose: () => void;
};

/** The open dialog of the withdrawals. */
export default function WithdrawalDialogs({ dialog, account, balance, onAccountSaved, onChanged, onClose }: Props) {
  if (dialog.kind === 'cancel')
    return <CancelDialog withdrawal={dialog.withdrawal} onDone={onChanged} onClose={onClose} />;
  if (dialog.kind === 'account')
    return <BankAccountDialog account={account} onSaved={onAccountSaved} onClose={onClose} />;
  if (!account) return null;
  return (
    <RequestDialog
      balance={balance}
      accountName={`${account.bank} ${account.accountNumber}`}
      onRequested={onChanged}
      onClose={onClose}
    />
  );
}
