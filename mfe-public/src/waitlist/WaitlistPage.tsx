import { SectionInProgress } from '@cimiento/ui';

export default function WaitlistPage() {
  return <SectionInProgress title="Lista de espera" />;
}
