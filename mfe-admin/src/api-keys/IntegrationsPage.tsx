import { paths } from '@cimiento/contracts';
import { PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminLayout } from '../layout/AdminLayout';
import { DeliveriesPanel } from '../webhooks/DeliveriesPanel';
import { WebhooksPanel } from '../webhooks/WebhooksPanel';
import { titles } from '../titles';
import { ApiKeysPanel } from './ApiKeysPanel';

const title = titles[paths.adminIntegrations];

const panels = [
  { value: 'keys', label: 'Claves de API', content: <ApiKeysPanel /> },
  { value: 'webhooks', label: 'Webhooks', content: <WebhooksPanel /> },
  { value: 'deliveries', label: 'Envíos', content: <DeliveriesPanel /> },
];

/** How other programs work with the product: the keys of the REST API, and webhooks. The open tab is part of the address. */
export default function IntegrationsPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  const open = panels.find(({ value }) => value === params.get('tab'))?.value ?? 'keys';
  // Drops the other parameters: filters and page belong to the list of one tab.
  const onTab = (tab: string) => setParams(tab === 'keys' ? {} : { tab });
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Claves con las que otros programas usan la API, y direcciones a las que les avisamos. La referencia está en /api/docs."
      />
      <Tabs label={title} items={panels} value={open} onChange={onTab} />
    </AdminLayout>
  );
}
