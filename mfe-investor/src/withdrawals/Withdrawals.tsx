import { useApolloClient, useQuery } from '@apollo/client/react';
import { Button, ErrorState, SectionTitle, Stack } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { BankAccountCard } from '../bank-accounts/BankAccountCard';
import { useBankAccount } from '../bank-accounts/useBankAccount';
import { WithdrawalCard } from './WithdrawalCard';
import type { default as WithdrawalDialogs, WithdrawalDialog } from './WithdrawalDialogs';
import { MyWithdrawalsDocument } from './withdrawals.generated';

type Dialogs = typeof WithdrawalDialogs;

const shownAtFirst = 5;
const failed = 'No pudimos cargar tus retiros. Tu dinero está a salvo: intenta de nuevo.';

/** The person's bank account, and their withdrawals with the steps of each. */
export function Withdrawals({ available }: { /** Decimal text. */ available: string }) {
  const client = useApolloClient();
  const { account, hasFailed, reload: reloadAccount } = useBankAccount();
  const { data, error, loading, refetch } = useQuery(MyWithdrawalsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [dialog, setDialog] = useState<{ open: WithdrawalDialog; Dialogs: Dialogs } | null>(null);
  // Forms are far larger than the page, and most visits open none.
  const openDialog = async (open: WithdrawalDialog) => {
    try {
      const { default: Dialogs } = await import('./WithdrawalDialogs');
      setDialog({ open, Dialogs });
    } catch {
      toast({
        title: 'No se pudo abrir',
        description: 'Revisa tu conexión e intenta de nuevo.',
        variant: 'destructive',
      });
    }
  };
  const [showsAll, setShowsAll] = useState(false);
  const newestFirst = data?.myWithdrawals.toReversed() ?? [];
  const shown = showsAll ? newestFirst : newestFirst.slice(0, shownAtFirst);
  // The balance and its movements changed too; each query shows its own load errors.
  const reload = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const canRequest = account && !account.blockedUntil && Number(available) > 0;
  return (
    <section aria-labelledby="withdrawals" aria-busy={loading}>
      <SectionTitle id="withdrawals">Retirar</SectionTitle>
      {((error && !loading) || hasFailed) && (
        <ErrorState message={failed} onRetry={() => void Promise.all([refetch(), reloadAccount()])} />
      )}
      <Stack>
        {account !== undefined && (
          <BankAccountCard account={account} onEdit={() => void openDialog({ kind: 'account' })} />
        )}
        {canRequest && (
          <div>
            <Button onClick={() => void openDialog({ kind: 'request' })}>Solicitar retiro</Button>
          </div>
        )}
        {shown.map((withdrawal) => (
          <WithdrawalCard
            key={withdrawal.id}
            withdrawal={withdrawal}
            onCancel={() => void openDialog({ kind: 'cancel', withdrawal })}
          />
        ))}
        {newestFirst.length > shown.length && (
          <div>
            <Button variant="secondary" onClick={() => setShowsAll(true)}>
              Ver todos los retiros
            </Button>
          </div>
        )}
      </Stack>
      {dialog && (
        <dialog.Dialogs
          dialog={dialog.open}
          account={account ?? null}
          available={available}
          onAccountSaved={reloadAccount}
          onChanged={reload}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}
