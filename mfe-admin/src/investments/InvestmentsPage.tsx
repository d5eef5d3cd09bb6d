import { paths } from '@cimiento/contracts';
import { AddIcon, Button, PageHeader, usePageTitle } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout';
import { ExportButton } from '../records/ExportButton';
import { ListToolbar } from '../records/ListToolbar';
import type { OpenDialog } from '../records/open-dialog';
import { RecordList } from '../records/RecordList';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { listVariables, useListState } from '../records/useListState';
import { titles } from '../titles';
import { investmentColumns, type Investment } from './investment-columns';
import { investmentExport } from './investment-export';
import { InvestmentDialogs } from './InvestmentDialogs';
import {
  AdminInvestmentsDocument,
  InvestmentsForFileDocument,
  InvestmentTotalsDocument,
} from './investments.generated';
import { TotalCards } from './TotalCards';

const texts = {
  caption: titles[paths.adminInvestments],
  loading: 'Cargando inversiones...',
  failure: 'No se pudieron cargar las inversiones',
  empty: 'No hay inversiones',
  emptyHint: 'Aquí verás quién invirtió, en qué proyecto y cuánto.',
};

const sorts = ['id', 'project', 'user', 'amount', 'annualReturn'] as const;

/** Lists, creates, edits and deletes investments, below their totals. */
export default function InvestmentsPage() {
  usePageTitle(texts.caption);
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const { data, loading, error, ...page } = useQueryWithPreviousData(AdminInvestmentsDocument, variables);
  const totals = useQueryWithPreviousData(InvestmentTotalsDocument, {});
  const [dialog, setDialog] = useState<OpenDialog<Investment> | null>(null);
  const columns = useMemo(() => investmentColumns(setDialog), []);
  const reload = () => Promise.all([page.reload(), totals.reload()]);
  const refresh = () => {
    page.refresh();
    totals.refresh();
  };
  const add = (
    <Button onClick={() => setDialog({ kind: 'create' })}>
      <AddIcon size={18} />
      Añadir Inversión
    </Button>
  );
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} actions={add} />
      <TotalCards totals={totals.data?.investmentTotals} />
      <ListToolbar
        list={list}
        searchLabel="Buscar inversiones..."
        loading={loading}
        onRefresh={refresh}
        tools={
          <ExportButton
            name="inversiones"
            query={InvestmentsForFileDocument}
            variables={(after) => ({ search: variables.search, after })}
            total={data?.adminInvestments.total}
            totalIsCapped={data?.adminInvestments.totalIsCapped}
            columns={investmentExport}
          />
        }
      />
      <RecordList
        texts={texts}
        columns={columns}
        list={list}
        page={data?.adminInvestments}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {dialog && <InvestmentDialogs dialog={dialog} onClose={() => setDialog(null)} reload={reload} />}
    </AdminLayout>
  );
}
