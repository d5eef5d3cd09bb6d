import { SectionInProgress } from '@cimiento/ui';

export default function PostPage() {
  return <SectionInProgress title="Artículo" />;
}
