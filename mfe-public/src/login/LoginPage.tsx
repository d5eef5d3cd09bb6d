import { messages, paths, redirectDelay } from '@cimiento/contracts';
import { credentialsSchema, type Credentials } from '@cimiento/contracts/schemas';
import { getUserMessage, useAuth, type SessionUser } from '@cimiento/session';
import { Button, TextLink } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useRef } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { AccessPage } from '../access/AccessPage';
import { usePageHead } from '../head/usePageHead';
import { ForgottenPassword } from './ForgottenPassword';
import { getReturnPath } from './return-path';

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
`;

function useReturnPath(): string {
  return getReturnPath(useLocation().state);
}

function useSignIn() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const target = useReturnPath();
  const redirecting = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  // The form stays busy until the redirect, so that it cannot be submitted twice.
  const showWelcomeAndRedirect = ({ fullName }: SessionUser): Promise<void> => {
    toast({
      title: 'Inicio de sesión exitoso',
      description: fullName ? `Bienvenido, ${fullName}!` : 'Redirigiendo a tu dashboard',
    });
    return new Promise((resolve) => {
      timer.current = setTimeout(() => {
        void navigate(target, { replace: true });
        resolve();
      }, redirectDelay.afterLogin);
    });
  };

  const signIn = async ({ username, password }: Credentials) => {
    redirecting.current = true;
    try {
      await showWelcomeAndRedirect(await login(username, password));
    } catch (error) {
      redirecting.current = false;
      toast({
        title: 'Error de inicio de sesión',
        description: getUserMessage(error, messages.wrongCredentials),
        variant: 'destructive',
      });
    }
  };
  return { signIn, leaving: redirecting };
}

/** Login. A person who is already signed in is redirected. */
export default function LoginPage() {
  const { headline, description } = usePageHead(paths.login);
  const { user } = useAuth();
  const target = useReturnPath();
  const { signIn, leaving } = useSignIn();
  if (user && !leaving.current) return <Navigate to={target} replace />;
  return (
    <AccessPage title={headline} lead={description}>
      <ValidatedForm schema={credentialsSchema} initialValues={{ username: '', password: '' }} onSubmit={signIn}>
        {({ submitting }) => (
          <>
            <FormField
              name="username"
              label="Nombre de usuario"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <FormField name="password" label="Contraseña" type="password" autoComplete="current-password" />
            <Button type="submit" disabled={submitting}>
              {submitting ? 'Iniciando sesión...' : 'Iniciar Sesión'}
            </Button>
          </>
        )}
      </ValidatedForm>
      <Links>
        <ForgottenPassword />
        <span>
          ¿Tienes una invitación? <TextLink to={paths.invitation}>Activa tu cuenta</TextLink>
        </span>
      </Links>
    </AccessPage>
  );
}
