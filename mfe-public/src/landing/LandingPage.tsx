import { SectionInProgress } from '@cimiento/ui';

export default function LandingPage() {
  return <SectionInProgress title="Inversión inmobiliaria fraccionada desde $1,000" />;
}
