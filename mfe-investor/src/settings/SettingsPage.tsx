import { SectionInProgress } from '@cimiento/ui';

export default function SettingsPage() {
  return <SectionInProgress title="Configuración" />;
}
