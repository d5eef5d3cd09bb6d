import { paths } from '@cimiento/contracts';
import { PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { pages } from '../../shared/pages';
import { BatchesPanel } from './BatchesPanel';
import { WithdrawalsPanel } from './WithdrawalsPanel';

const title = pages[paths.adminWithdrawals].title;

/** Withdrawals and the files for the bank, as tabs; the open tab is part of the address. */
function WithdrawalsPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const open = params.get('tab') === 'batches' ? 'batches' : 'withdrawals';
  const panels = [
    { value: 'withdrawals', label: 'Retiros', content: <WithdrawalsPanel /> },
    { value: 'batches', label: 'Lotes para el banco', content: <BatchesPanel /> },
  ];
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="El dinero que los inversionistas llevan a su banco: aprobar, enviar al banco en un lote y registrar el pago."
      />
      <Tabs label={title} items={panels} value={open} onChange={(tab) => setParams(tab === 'batches' ? { tab } : {})} />
    </AdminLayout>
  );
}

export default guardPage(paths.adminWithdrawals, WithdrawalsPage);
