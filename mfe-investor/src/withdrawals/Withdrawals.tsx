import { useApolloClient } from '@apollo/client/react';
import { QueryList, useList, usePageQuery } from '@cimiento/product-ui/lists';
import { Button, ErrorState, lazyDialog, SectionTitle, Stack } from '@cimiento/ui';
import { useState } from 'react';
import { BankAccountCard } from '../bank-accounts/BankAccountCard';
import { useBankAccount } from '../bank-accounts/useBankAccount';
import { WithdrawalCard } from './WithdrawalCard';
import type { WithdrawableBalance } from './RequestDialog';
import type { WithdrawalDialog } from './WithdrawalDialogs';
import { MyWithdrawalsDocument } from './withdrawals.generated';

// Forms are far larger than the page, and most visits open none.
const WithdrawalDialogs = lazyDialog(() => import('./WithdrawalDialogs').then((module) => module.default));

const texts = {
  loading: 'Cargando retiros...',
  failed: 'No pudimos cargar tus retiros. Tu dinero está a salvo: intenta de nuevo.',
  more: 'Ver más retiros',
};

/** The person's bank account, and their withdrawals with the steps of each. */
export function Withdrawals(balance: WithdrawableBalance) {
  const client = useApolloClient();
  const { account, hasFailed, reload: reloadAccount } = useBankAccount();
  const list = useList([], 5);
  const query = usePageQuery(MyWithdrawalsDocument, {}, 'cache-and-network');
  const [dialog, setDialog] = useState<WithdrawalDialog | null>(null);
  // The balance and its movements changed too; each query shows its own load errors.
  const reload = () => client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const canRequest = account && !account.blockedUntil && Number(balance.available) > 0;
  return (
    <section aria-labelledby="withdrawals">
      <SectionTitle id="withdrawals">Retirar</SectionTitle>
      {hasFailed && <ErrorState message={texts.failed} onRetry={() => void reloadAccount()} />}
      <Stack>
        {account !== undefined && <BankAccountCard account={account} onEdit={() => setDialog({ kind: 'account' })} />}
        {canRequest && (
          <div>
            <Button onClick={() => setDialog({ kind: 'request' })}>Solicitar retiro</Button>
          </div>
        )}
        <QueryList
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
                onCancel={() => setDialog({ kind: 'cancel', withdrawal })}
              />
            ))
          }
        </QueryList>
      </Stack>
      {dialog && (
        <WithdrawalDialogs
          dialog={dialog}
          account={account ?? null}
          balance={balance}
          onAccountSaved={reloadAccount}
          onChanged={reload}
          onClose={() => setDialog(null)}
        />
      )}
    </section>
  );
}
