import { SecondFactor } from '@cimiento/session/second-factor';
import { PageHeader, usePageTitle } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';
import { Panel } from '../records/Panel';

const title = 'Seguridad de tu cuenta';

/** The administrator's own second factor. */
export default function AccountPage() {
  usePageTitle(title);
  return (
    <AdminLayout>
      <PageHeader title={title} lead="Con qué confirmas, además de tu contraseña, que eres tú." />
      <Panel>
        <SecondFactor />
      </Panel>
    </AdminLayout>
  );
}
