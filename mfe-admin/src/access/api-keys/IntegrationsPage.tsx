import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { SandboxDocument } from '../../ops/sandbox/sandbox.generated';
import { SandboxPanel } from '../../ops/sandbox/SandboxPanel';
import { DeliveriesPanel } from '../../messages/webhooks/DeliveriesPanel';
import { WebhooksPanel } from '../../messages/webhooks/WebhooksPanel';
import { titles } from '../../titles';
import { ApiKeysPanel } from './ApiKeysPanel';

const title = titles[paths.adminIntegrations];

const realPanels = [
  { value: 'keys', label: 'Claves de API', content: <ApiKeysPanel /> },
  { value: 'webhooks', label: 'Webhooks', content: <WebhooksPanel /> },
  { value: 'deliveries', label: 'Envíos', content: <DeliveriesPanel /> },
];

/** How other programs work with the product: the keys of the REST API, webhooks, and the sandbox where this is one. The open tab is part of the address. */
export default function IntegrationsPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  // Only a sandbox has this tab, so that until the answer, and after a failure, the page is that of a real installation.
  const { data, reload } = usePageQuery(SandboxDocument, {});
  const sandbox = data?.sandbox;
  const panels = sandbox
    ? [
        ...realPanels,
        {
          value: 'sandbox',
          label: 'Entorno de pruebas',
          content: <SandboxPanel sandbox={sandbox} reload={reload} />,
        },
      ]
    : realPanels;
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
