import { paths } from '@cimiento/contracts';
import { useApolloClient } from '@apollo/client/react';
import { Button, PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { pages } from '../../shared/pages';
import { AccountantPanel } from './AccountantPanel';
import { AccountsPanel } from './AccountsPanel';
import { AdjustmentDialog } from './AdjustmentDialog';
import { EntriesPanel } from './EntriesPanel';
import { PeriodsPanel } from './PeriodsPanel';
import { TrialBalancePanel } from './TrialBalancePanel';

const title = pages[paths.adminLedger].title;
const tabs = ['balance', 'accounts', 'entries', 'periods', 'accountant'] as const;

/** The books: trial balance, accounts and entries, as tabs; the open tab is part of the address. */
function LedgerPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const client = useApolloClient();
  const [isAdjusting, setIsAdjusting] = useState(false);
  const open = tabs.find((tab) => tab === params.get('tab')) ?? 'balance';
  // Drops the other parameters: search, sort and page belong to the list of one tab.
  const onTab = (tab: string) => setParams(tab === 'balance' ? {} : { tab });
  const panels = [
    { value: 'balance', label: 'Balance de comprobación', content: <TrialBalancePanel /> },
    { value: 'accounts', label: 'Cuentas', content: <AccountsPanel /> },
    { value: 'entries', label: 'Asientos', content: <EntriesPanel /> },
    { value: 'periods', label: 'Meses', content: <PeriodsPanel /> },
    { value: 'accountant', label: 'Contador', content: <AccountantPanel /> },
  ];
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Cada movimiento de dinero, en partida doble. Nada se cambia ni se borra: un error se corrige con un reverso."
        actions={
          <Allowed to="postAdjustment">
            <Button variant="secondary" onClick={() => setIsAdjusting(true)}>
              Ajuste manual
            </Button>
          </Allowed>
        }
      />
      <Tabs label={title} items={panels} value={open} onChange={onTab} />
      {isAdjusting && (
        <AdjustmentDialog
          reload={() => client.refetchQueries({ include: 'active' })}
          onClose={() => setIsAdjusting(false)}
        />
      )}
    </AdminLayout>
  );
}

export default guardPage(paths.adminLedger, LedgerPage);
