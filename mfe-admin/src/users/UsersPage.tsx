import { SectionInProgress } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';

export default function UsersPage() {
  return (
    <AdminLayout>
      <SectionInProgress title="Usuarios" />
    </AdminLayout>
  );
}
