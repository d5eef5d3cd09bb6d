import { SectionInProgress } from '@cimiento/ui';

export default function BlogPage() {
  return <SectionInProgress title="Blog" />;
}
