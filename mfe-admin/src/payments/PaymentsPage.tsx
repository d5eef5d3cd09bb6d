import { SectionInProgress } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';

export default function PaymentsPage() {
  return (
    <AdminLayout>
      <SectionInProgress title="Gestión de Pagos" />
    </AdminLayout>
  );
}
