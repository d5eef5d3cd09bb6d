import { SectionInProgress } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';

export default function SettingsPage() {
  return (
    <AdminLayout>
      <SectionInProgress title="Configuración" />
    </AdminLayout>
  );
}
