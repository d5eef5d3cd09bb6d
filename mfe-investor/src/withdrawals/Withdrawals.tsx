import { useApolloClient } from '@apollo/client/react';
import { List, useList, usePageQuery } from '@cimiento/product-ui/lists';
import { Button, ErrorState, SectionTitle, Stack } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { BankAccountCard } from '../bank-accounts/BankAccountCard';
import { useBankAccount } from '../bank-accounts/useBankAccount';
import { WithdrawalCard } from './WithdrawalCard';
import type { default as WithdrawalDialogs, WithdrawalDialog } from './WithdrawalDialogs';
import { MyWithdrawalsDocument } from './withdrawals.generated';

type Dialogs = typeof WithdrawalDialogs;

const texts = {
  loading: 'Cargando retiros...',
  failed: 'No pudimos cargar tus retiros. Tu dinero está a salvo: intenta de nuevo.',
  more: 'Ver más retiros',
};

/** The person's bank account, and their withdrawals with the steps of each. */
export function Withdrawals({ available }: { /** Decimal text. */ available: string }) {
  const client = useApolloClient();
  const { account, hasFailed, reload: reloadAccount } = useBankAccount();
  const list = useList([], 5);
  const query = usePageQuery(MyWithdrawalsDocument, {}, 'cache-and-network');
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
  // The balance and its movements changed too; each query shows its own load errors.
  const reload = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const canRequest = account && !account.blockedUntil && Number(available) > 0;
  return (
    <section aria-labelledby="withdrawals">
      <SectionTitle id="withdrawals">Retirar</SectionTitle>
      {hasFailed && <ErrorState message={texts.failed} onRetry={() => void reloadAccount()} />}
      <Stack>
        {account !== undefined && (
          <BankAccountCard account={account} onEdit={() => void openDialog({ kind: 'account' })} />
        )}
        {canRequest && (
          <div>
            <Button onClick={() => void openDialog({ kind: 'request' })}>Solicitar retiro</Button>
          </div>
        )}
        <List
          list={list}
          query={query}
          rows={query.data && [...query.data.myWithdrawals].reverse()}
          texts={texts}
          empty={null}
        >
          {(withdrawals) =>
            withdrawals.map((withdrawal) => (
              <WithdrawalCard
                key={withdrawal.id}
                withdrawal={withdrawal}
                onCancel={() => void openDialog({ kind: 'cancel', withdrawal })}
              />
            ))
          }
        </List>
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
