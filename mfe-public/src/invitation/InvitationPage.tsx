import { SectionInProgress } from '@cimiento/ui';

export default function InvitationPage() {
  return <SectionInProgress title="Activa tu cuenta" />;
}
