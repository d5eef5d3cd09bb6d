import { SectionInProgress } from '@cimiento/ui';

export default function RegisterPage() {
  return <SectionInProgress title="Crear cuenta" />;
}
