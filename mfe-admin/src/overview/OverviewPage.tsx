import { SectionInProgress } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';

export default function OverviewPage() {
  return (
    <AdminLayout>
      <SectionInProgress title="Dashboard" />
    </AdminLayout>
  );
}
