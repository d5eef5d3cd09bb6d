import { formatDollars, formatWholeNumber, paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { StatCard } from '@cimiento/ui';
import { guardPage } from '../../shared/layout/guardPage';
import { CompactStatGrid } from '../../shared/records/CompactStatGrid';
import { createRecordList } from '../../shared/records/createRecordList';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { pages } from '../../shared/pages';
import { investmentColumns, investmentExport } from './investment-columns';
import { InvestmentDialogs } from './InvestmentDialogs';
import {
  AdminInvestmentsDocument,
  InvestmentsForFileDocument,
  InvestmentTotalsDocument,
  type InvestmentTotalsQuery,
} from './investments.generated';

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

// Until the totals load.
const placeholder = '—';

/** Totals of all investments, whatever the list below is searched for. */
function TotalCards({ totals }: { totals: InvestmentTotalsQuery['investmentTotals'] | undefined }) {
  return (
    <CompactStatGrid>
      <StatCard label="Total de inversiones" value={totals ? formatWholeNumber(totals.count) : placeholder} />
      <StatCard label="Capital invertido (USD)" value={totals ? formatDollars(totals.amount) : placeholder} />
      <StatCard label="Proyectos con inversiones" value={totals ? formatWholeNumber(totals.projects) : placeholder} />
    </CompactStatGrid>
  );
}

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
