import { PageHeader, usePageTitle } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';
import { ApiKeysPanel } from './ApiKeysPanel';

const title = 'Integraciones';

/** What other programs may do with the product: the keys of the REST API. */
export default function IntegrationsPage() {
  usePageTitle(title);
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="Claves con las que otros programas usan la API. La referencia está en /api/docs."
      />
      <ApiKeysPanel />
    </AdminLayout>
  );
}
