import { SectionInProgress } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';

export default function BlogPage() {
  return (
    <AdminLayout>
      <SectionInProgress title="Blog" />
    </AdminLayout>
  );
}
