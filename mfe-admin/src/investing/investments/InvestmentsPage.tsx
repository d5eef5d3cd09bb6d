import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { listVariables, useListState } from '../../shared/records/useListState';
import { titles } from '../../titles';
import { investmentColumns } from './investment-columns';
import { investmentExport } from './investment-export';
import { InvestmentDialogs } from './InvestmentDialogs';
import {
  AdminInvestmentsDocument,
  InvestmentsForFileDocument,
  InvestmentTotalsDocument,
} from './investments.generated';
import { TotalCards } from './TotalCards';

const texts = {
  add: 'Añadir Inversión',
  caption: titles[paths.adminInvestments],
  search: 'Buscar inversiones...',
  loading: 'Cargando inversiones...',
  failure: 'No se pudieron cargar las inversiones',
  empty: 'No hay inversiones',
  emptyHint: 'Aquí verás quién invirtió, en qué proyecto y cuánto.',
};

const sorts = ['id', 'project', 'user', 'amount', 'annualReturn'] as const;

/** Lists, creates, edits and deletes investments, below their totals. */
export default function InvestmentsPage() {
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const { data, loading, error, ...page } = usePageQuery(AdminInvestmentsDocument, variables);
  const totals = usePageQuery(InvestmentTotalsDocument, {});
  const reload = () => Promise.all([page.reload(), totals.reload()]);
  const refresh = () => {
    page.refresh();
    totals.refresh();
  };
  return (
    <RecordListPage
      texts={texts}
      list={list}
      query={{ loading, error, reload, refresh }}
      page={data?.adminInvestments}
      columns={investmentColumns}
      file={{
        name: 'inversiones',
        query: InvestmentsForFileDocument,
        variables: (after) => ({ search: variables.search, after }),
        columns: investmentExport,
      }}
      Dialogs={InvestmentDialogs}
      top={<TotalCards totals={totals.data?.investmentTotals} />}
    />
  );
}
