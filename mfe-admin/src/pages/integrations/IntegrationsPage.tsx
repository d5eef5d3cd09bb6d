import { paths } from '@cimiento/contracts';
import { useQuery } from '@apollo/client/react';
import { lazySection, PageHeader, Tabs, usePageTitle } from '@cimiento/ui';
import { useSearchParams } from 'react-router-dom';
import { useAllowed, useReadable, type ReadableTab } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { SandboxDocument } from '../../ops/sandbox/sandbox.generated';
import { DeliveriesPanel } from '../../messages/webhooks/DeliveriesPanel';
import { WebhooksPanel } from '../../messages/webhooks/WebhooksPanel';
import { pages } from '../../shared/pages';
import { ApiKeysPanel } from '../../access/api-keys/ApiKeysPanel';

const title = pages[paths.adminIntegrations].title;

// Real installations have none.
const SandboxPanel = lazySection(() => import('../../ops/sandbox/SandboxPanel').then((module) => module.SandboxPanel), {
  loading: 'Cargando entorno de pruebas...',
  failed: 'No se pudo cargar el entorno de pruebas.',
});

const realPanels: readonly ReadableTab[] = [
  { value: 'keys', label: 'Claves de API', reads: 'apiKeys', content: <ApiKeysPanel /> },
  { value: 'webhooks', label: 'Webhooks', reads: 'webhookEndpoints', content: <WebhooksPanel /> },
  { value: 'deliveries', label: 'Envíos', reads: 'adminWebhookDeliveries', content: <DeliveriesPanel /> },
];

/** The state of the sandbox; undefined in a real installation, and for those who may not read it. */
function useSandbox() {
  const { data, refetch } = useQuery(SandboxDocument, { skip: !useAllowed('sandbox') });
  return { sandbox: data?.sandbox, reload: refetch };
}

/**
 * Settings for other programs that use the product: the keys of the REST API, webhooks, and the sandbox where this is one. The open tab is
 * part of the address.
 */
function IntegrationsPage() {
  usePageTitle(title);
  const [params, setParams] = useSearchParams();
  // Only a sandbox has this tab, so that until the answer, and after a failure, the page is that of a real installation.
  const { sandbox, reload } = useSandbox();
  const all: readonly ReadableTab[] = sandbox
    ? [
        ...realPanels,
        {
          value: 'sandbox',
          label: 'Entorno de pruebas',
          reads: 'sandbox',
          content: <SandboxPanel sandbox={sandbox} reload={reload} />,
        },
      ]
    : realPanels;
  const panels = useReadable(all);
  const first = panels[0]?.value;
  const open = panels.find(({ value }) => value === params.get('tab'))?.value ?? first;
  // Drops the other parameters: filters and page belong to the list of one tab.
  const onTab = (tab: string) => setParams(tab === first ? {} : { tab });
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

export default guardPage(paths.adminIntegrations, IntegrationsPage);
