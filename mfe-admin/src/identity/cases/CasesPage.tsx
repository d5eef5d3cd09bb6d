import { identityState, paths } from '@cimiento/contracts';
import { PageHeader, usePageTitle } from '@cimiento/ui';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { guardPage } from '../../shared/layout/guardPage';
import { pages } from '../../shared/pages';
import { createRecordList } from '../../shared/records/createRecordList';
import { SearchableList } from '../../shared/records/SearchableList';
import { caseColumns } from './case-columns';
import { IdentityCasesDocument } from './cases.generated';

const title = pages[paths.adminIdentity].title;

// Nobody reviews what was not sent.
const { draft: _draft, ...states } = identityState;

const useCases = createRecordList({
  texts: {
    caption: title,
    search: 'Buscar por nombre o correo de la cuenta...',
    records: 'los casos',
    empty: 'No hay casos',
    emptyHint:
      'Aquí verás a cada persona que envíe sus datos, primero las de más riesgo y las que más esperan; también a quien ya se verificó y una lista nueva nombra.',
  },
  filters: { state: { label: 'Estado', all: 'Por revisar', labels: states } },
  // Who looks for somebody finds them in any state.
  toVariables: (search, getFilter) => ({ search, waiting: search === null && getFilter('state') === '' }),
  query: IdentityCasesDocument,
  getPage: (data) => data.identityCases,
  columns: () => caseColumns,
});

/** The queue of people who identify themselves: those who wait, of high risk and the oldest first. */
function CasesPage() {
  usePageTitle(title);
  const { opened: _opened, open: _open, close: _close, narrowing: _narrowing, ...list } = useCases();
  return (
    <AdminLayout>
      <PageHeader title={title} lead="Quién es cada persona que invierte. Toma un caso, compara y decide." />
      <SearchableList {...list} />
    </AdminLayout>
  );
}

export default guardPage(paths.adminIdentity, CasesPage);
