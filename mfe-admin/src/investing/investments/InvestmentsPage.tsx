import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { guardPage } from '../../shared/layout/guardPage';
import { createRecordList } from '../../shared/records/createRecordList';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { pages } from '../../shared/pages';
import { investmentColumns, investmentExport } from './investment-columns';
import { InvestmentDialogs } from './InvestmentDialogs';
import {
  AdminInvestmentsDocument,
  InvestmentsForFileDocument,
  InvestmentTotalsDocument,
} from './investments.generated';
import { TotalCards } from './TotalCards';

const useInvestments = createRecordList({
  texts: {
    caption: pages[paths.adminInvestments].title,
    search: 'Buscar inversiones...',
    records: 'las inversiones',
    empty: 'No hay inversiones',
    emptyHint: 'Aquí verás quién invirtió, en qué proyecto y cuánto.',
  },
  sorts: ['id', 'project', 'user', 'amount', 'annualReturn'],
  query: AdminInvestmentsDocument,
  getPage: (data) => data.adminInvestments,
  columns: investmentColumns,
  file: { name: 'inversiones', query: InvestmentsForFileDocument, columns: investmentExport },
});

/** Lists, creates, edits and deletes investments, below their totals. */
function InvestmentsPage() {
  const { query, ...list } = useInvestments();
  const totals = usePageQuery(InvestmentTotalsDocument, {});
  const reload = () => Promise.all([query.reload(), totals.reload()]);
  const refresh = () => {
    query.refresh();
    totals.refresh();
  };
  return (
    <RecordListPage
      {...list}
      query={{ ...query, reload, refresh }}
      add="Añadir Inversión"
      create="createInvestment"
      Dialogs={InvestmentDialogs}
      top={<TotalCards totals={totals.data?.investmentTotals} />}
    />
  );
}

export default guardPage(paths.adminInvestments, InvestmentsPage);
