import { messages, paths, redirectDelay, resetPasswordPath, type SecondFactorMethod } from '@cimiento/contracts';
import type { Credentials } from '@cimiento/contracts/schemas';
import { getUserMessage, toCallError, useAuth, type SessionUser } from '@cimiento/session';
import { Button, Row, TextLink } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { AccessPage } from '../access/AccessPage';
import { usePageHead } from '../shared/usePageHead';
import { ForgottenPassword } from './ForgottenPassword';
import { getReturnPath } from './return-path';
import { SecondStep } from './SecondStep';

const loadSchema = async () => (await import('../shared/schemas')).credentialsSchema;

function useReturnPath(): string {
  return getReturnPath(useLocation().state);
}

function useSignIn() {
  const { login } = useAuth();
  const navigate = useNavigate();
  const target = useReturnPath();
  const redirecting = useRef(false);
  const [methods, setMethods] = useState<readonly SecondFactorMethod[] | null>(null);
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

  const fail = (error: unknown, fallback: string): void => {
    redirecting.current = false;
    toast({
      title: 'Error de inicio de sesión',
      // Without an answer nobody knows whether the password is right.
      description: toCallError(error).code === 'OFFLINE' ? getUserMessage(error) : getUserMessage(error, fallback),
      variant: 'destructive',
    });
  };

  const signIn = async ({ username, password }: Credentials) => {
    redirecting.current = true;
    try {
      await showWelcomeAndRedirect(await login(username, password));
    } catch (error) {
      const { code, methods: accepted, token } = toCallError(error);
      if (code === 'PASSWORD_CHANGE_REQUIRED') {
        toast({ title: 'Elige tu contraseña', description: getUserMessage(error) });
        redirecting.current = false;
        await navigate(resetPasswordPath(token));
        return undefined;
      }
      if (code !== 'SECOND_FACTOR_REQUIRED') return fail(error, messages.wrongCredentials);
      redirecting.current = false;
      setMethods(accepted);
    }
    return undefined;
  };
  /** Finishes with the second factor. */
  const complete = async (send: () => Promise<SessionUser>) => {
    redirecting.current = true;
    try {
      await showWelcomeAndRedirect(await send());
    } catch (error) {
      fail(error, 'No pudimos confirmar que eres tú. Intenta de nuevo.');
    }
  };
  return { signIn, complete, methods, restart: () => setMethods(null), leaving: redirecting };
}

/** Login. A user who is already signed in is redirected. */
export default function LoginPage() {
  const { headline, description } = usePageHead(paths.login);
  const { user } = useAuth();
  const target = useReturnPath();
  const { signIn, complete, methods, restart, leaving } = useSignIn();
  if (user && !leaving.current) return <Navigate to={target} replace />;
  if (methods)
    return (
      <AccessPage title={headline} lead={description}>
        <SecondStep methods={methods} onComplete={complete} onCancel={restart} />
      </AccessPage>
    );
  return (
    <AccessPage title={headline} lead={description}>
      <ValidatedForm schema={loadSchema} initialValues={{ username: '', password: '' }} onSubmit={signIn}>
        {({ submitting }) => (
          <>
            <FormField
              name="username"
              label="Nombre de usuario"
              hint="También sirve tu correo electrónico."
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
      <Row $between>
        <ForgottenPassword />
        <span>
          ¿Tienes una invitación? <TextLink to={paths.invitation}>Activa tu cuenta</TextLink>
        </span>
      </Row>
    </AccessPage>
  );
}
