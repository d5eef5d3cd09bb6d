import { paths } from '@cimiento/contracts';
import { PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { pages } from '../../shared/pages';
import { BreachesPanel } from './BreachesPanel';
import { ProcessingPanel } from './ProcessingPanel';
import { RequestsPanel } from './RequestsPanel';

const title = pages[paths.adminPrivacy].title;

/** Requests about personal data, breaches and the register of processing, as tabs; the open tab is part of the address. */
function PrivacyPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const panels = [
    { value: 'requests', label: 'Solicitudes', content: <RequestsPanel /> },
    { value: 'breaches', label: 'Incidentes', content: <BreachesPanel /> },
    { value: 'processing', label: 'Tratamientos', content: <ProcessingPanel /> },
  ];
  const open = panels.find(({ value }) => value === params.get('tab'))?.value ?? 'requests';
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Lo que las personas piden sobre sus datos, con el plazo de la ley para responder."
      />
      <Tabs
        label={title}
        items={panels}
        value={open}
        onChange={(tab) => setParams(tab === 'requests' ? {} : { tab })}
      />
    </AdminLayout>
  );
}

export default guardPage(paths.adminPrivacy, PrivacyPage);
