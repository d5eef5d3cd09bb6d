import { paths } from '@cimiento/contracts';
import { SecondFactor } from '@cimiento/product-ui/second-factor';
import { PageHeader, usePageTitle } from '@cimiento/ui';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { Panel } from '../../shared/records/Panel';
import { pages } from '../../shared/pages';

const title = pages[paths.adminAccount].title;

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
