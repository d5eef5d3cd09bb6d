import { SectionInProgress } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';

export default function InvestmentsPage() {
  return (
    <AdminLayout>
      <SectionInProgress title="Gestión de Inversiones" />
    </AdminLayout>
  );
}
