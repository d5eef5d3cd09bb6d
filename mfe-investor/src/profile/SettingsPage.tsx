import { paths } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { Card, lazySection, media, PageContainer, PageHeader, space, text, TextLink, usePageTitle } from '@cimiento/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { titles } from '../shared/titles';
import { Devices } from './Devices';
import { NotificationPreferences } from './NotificationPreferences';
import { PasswordForm } from './PasswordForm';
import { ProfileForm } from './ProfileForm';

// Its dialogs weigh more than the rest of the page, which need not wait for them.
const SecondFactor = lazySection(
  () => import('@cimiento/product-ui/second-factor').then((module) => module.SecondFactor),
  {
    loading: 'Cargando tu seguridad...',
    failed: 'No pudimos cargar tu seguridad. Revisa tu conexión e intenta de nuevo.',
  },
);

const Columns = styled.section`
  display: grid;
  gap: ${space[2]};

  h2 {
    font-size: ${text.card};
  }

  p {
    margin: ${space[1]} 0 0;
  }

  ${media.desktop} {
    grid-template-columns: 20rem minmax(0, 36rem);
    gap: ${space[6]};
  }
`;

type SectionProps = { id: string; title: string; lead: string; children: ReactNode };

const SettingsSection = ({ id, title, lead, children }: SectionProps) => (
  <Columns aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      <p>{lead}</p>
    </div>
    <Card>{children}</Card>
  </Columns>
);

/** The person's own profile, password, second factor, notifications and devices. */
export default function SettingsPage() {
  usePageTitle(titles[paths.settings]);
  const { user } = useAuth();
  if (!user) return null;
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.dashboard}>← Volver al dashboard</TextLink>
      </div>
      <PageHeader title={titles[paths.settings]} lead="Tus datos, tu acceso y tus avisos." />
      <SettingsSection
        id="profile"
        title="Tu perfil"
        lead="El nombre con que te saludamos y el correo al que te escribimos."
      >
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection
        id="password"
        title="Tu contraseña"
        lead="Al cambiarla se cierran tus sesiones en otros dispositivos."
      >
        <PasswordForm username={user.username} />
      </SettingsSection>
      <SettingsSection id="security" title="Seguridad" lead="Con qué confirmas, además de tu contraseña, que eres tú.">
        <SecondFactor />
      </SettingsSection>
      <SettingsSection
        id="notifications"
        title="Notificaciones"
        lead="Qué te contamos y por dónde. Lo que toca tu dinero y tu seguridad te lo decimos siempre."
      >
        <NotificationPreferences />
      </SettingsSection>
      <SettingsSection
        id="privacy"
        title="Mis datos"
        lead="Qué guardamos de ti y por qué, y lo que puedes hacer con ello."
      >
        <TextLink to={paths.privacy}>Ver, descargar o eliminar mis datos</TextLink>
      </SettingsSection>
      <SettingsSection
        id="devices"
        title="Dispositivos"
        lead="Dónde has iniciado sesión. Desconecta los que no reconozcas."
      >
        <Devices />
      </SettingsSection>
    </PageContainer>
  );
}
