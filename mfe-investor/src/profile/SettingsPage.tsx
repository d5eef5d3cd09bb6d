import { paths } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { SectionLinks } from '@cimiento/product-ui/project-content';
import {
  Card,
  color,
  lazySection,
  media,
  PageContainer,
  PageHeader,
  space,
  Stack,
  text,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { type ReactNode } from 'react';
import { styled } from 'styled-components';
import { titles } from '../shared/titles';
import { Devices } from './Devices';
import { Fold } from '../shared/Fold';
import { OwnIdentity } from './OwnIdentity';
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

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Part = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[2]};

  ${media.tablet} {
    padding: ${space[3]};
  }

  h2 {
    font-size: ${text.card};
  }

  /* Texts of the parts are notes beside their controls. */
  section p {
    font-size: ${text.small};
  }

  h2 + p {
    margin: ${space[0.5]} 0 0;
    color: ${color.muted};
    font-size: ${text.small};
  }
`;

type SectionProps = { id: string; title: string; lead?: string; children: ReactNode };

const SettingsSection = ({ id, title, lead, children }: SectionProps) => (
  <Part as="section" aria-labelledby={id}>
    <div>
      <h2 id={id}>{title}</h2>
      {lead && <p>{lead}</p>}
    </div>
    <div>{children}</div>
  </Part>
);

const links = [
  ['profile', 'Perfil'],
  ['password', 'Contraseña'],
  ['security', 'Seguridad'],
  ['notifications', 'Avisos'],
  ['devices', 'Dispositivos'],
  ['privacy', 'Mis datos'],
] as const;

/** The person's own profile, password, second factor, notifications and devices. */
export default function SettingsPage() {
  usePageTitle(titles[paths.settings]);
  const { user } = useAuth();
  if (!user) return null;
  return (
    <PageContainer>
      <Stack $gap={1}>
        <div>
          <TextLink to={paths.dashboard}>← Volver al dashboard</TextLink>
        </div>
        <PageHeader title={titles[paths.settings]} />
        <SectionLinks links={links} />
      </Stack>
      <Columns>
        <Stack>
          <SettingsSection id="profile" title="Tu perfil">
            <ProfileForm user={user} />
          </SettingsSection>
          <SettingsSection id="password" title="Tu contraseña" lead="Cambiarla cierra tus otras sesiones.">
            <Fold title="Escribir una contraseña nueva">
              <PasswordForm username={user.username} />
            </Fold>
          </SettingsSection>
          <SettingsSection id="security" title="Seguridad" lead="Con qué más confirmas que eres tú.">
            <SecondFactor />
          </SettingsSection>
        </Stack>
        <Stack>
          <SettingsSection
            id="notifications"
            title="Notificaciones"
            lead="Lo que toca tu dinero te lo decimos siempre en la aplicación, y lo de tu seguridad, también por correo."
          >
            <NotificationPreferences />
          </SettingsSection>
          <SettingsSection id="devices" title="Dispositivos" lead="Desconecta los que no reconozcas.">
            <Devices />
          </SettingsSection>
          <SettingsSection id="privacy" title="Mis datos">
            <OwnIdentity />
            <TextLink to={paths.privacy}>Ver, descargar o eliminar mis datos</TextLink>
          </SettingsSection>
        </Stack>
      </Columns>
    </PageContainer>
  );
}
