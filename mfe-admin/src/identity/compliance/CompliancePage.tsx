import { paths } from '@cimiento/contracts';
import { PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { useReadable } from '../../shared/access/allowed';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { guardPage } from '../../shared/layout/guardPage';
import { pages } from '../../shared/pages';
import { ListsPanel } from './ListsPanel';
import { RulesPanel } from './RulesPanel';

const title = pages[paths.adminCompliance].title;

/** The figures that the law sets, and the lists against which people are screened. */
function CompliancePage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const panels = useReadable([
    { value: 'rules', label: 'Reglas', reads: 'complianceRules', content: <RulesPanel /> },
    { value: 'lists', label: 'Listas', reads: 'screeningLists', content: <ListsPanel /> },
  ]);
  const open = panels.find(({ value }) => value === params.get('tab'))?.value ?? 'rules';
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Las cifras que fija la ley, cada una con su fuente, y las listas con las que comparamos a las personas."
      />
      <Tabs label={title} items={panels} value={open} onChange={(tab) => setParams(tab === 'rules' ? {} : { tab })} />
    </AdminLayout>
  );
}

export default guardPage(paths.adminCompliance, CompliancePage);
