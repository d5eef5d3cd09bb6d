import { investPath, paths, type FieldErrors } from '@cimiento/contracts';
import type { RegistrationForm } from '@cimiento/contracts/schemas';
import { getUserMessage, toCallError, useAuth, useSession } from '@cimiento/session';
import { TextLink } from '@cimiento/ui';
import { ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useCallback, useMemo } from 'react';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { AccessPage } from '../access/AccessPage';
import { InvitationRequiredDocument } from '../access/access.generated';
import { usePageHead } from '../shared/usePageHead';
import { usePlainQuery } from '../shared/usePlainQuery';
import { RegisterDocument } from './register.generated';
import { RegisterFields } from './RegisterFields';

const empty = { fullName: '', email: '', username: '', password: '', confirmPassword: '' };

/** Whether registration requires a code: fetched on each visit, true until known or if the check fails. */
function useInvitationRequired(): boolean {
  const { data } = usePlainQuery(InvitationRequiredDocument, { fresh: true });
  return data?.invitationSettings.required ?? true;
}

function useRegistration(codeRequired: boolean) {
  const navigate = useNavigate();
  const { send } = useSession();
  return async ({
    confirmPassword: _confirmed,
    invitationCode,
    ...person
  }: RegistrationForm): Promise<FieldErrors | undefined> => {
    try {
      await send(RegisterDocument, { input: { ...person, ...(codeRequired && { invitationCode }) } });
    } catch (error) {
      toast({
        title: 'Error de registro',
        description: getUserMessage(error, 'No se pudo completar el registro'),
        variant: 'destructive',
      });
      return toCallError(error).fields;
    }
    toast({ title: 'Registro exitoso', description: 'Tu cuenta ha sido creada. Ahora puedes iniciar sesión.' });
    await navigate(paths.login);
    return undefined;
  };
}

/** Page to which a signed-in user is redirected: to invest in the project of 'Invertir ahora', else the dashboard. */
function getSignedInPath(state: unknown): string {
  const projectId = (state as { invest?: number } | null)?.invest;
  return projectId === undefined ? paths.dashboard : investPath(projectId);
}

/** Registration, with an invitation code when it is required. */
export default function RegisterPage() {
  const { headline, description } = usePageHead(paths.register);
  const { user } = useAuth();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const codeRequired = useInvitationRequired();
  const register = useRegistration(codeRequired);
  const loadSchema = useCallback(
    async () => (await import('../shared/schemas')).registrationFormSchema(codeRequired),
    [codeRequired],
  );
  const code = query.get('code') ?? '';
  const initialValues = useMemo(() => ({ ...empty, invitationCode: code }), [code]);
  if (user) return <Navigate to={getSignedInPath(state)} replace />;
  return (
    <AccessPage title={headline} lead={description}>
      <ValidatedForm schema={loadSchema} initialValues={initialValues} onSubmit={register}>
        {({ submitting }) => <RegisterFields submitting={submitting} codeRequired={codeRequired} codeFromUrl={code} />}
      </ValidatedForm>
      <p>
        ¿Ya tienes una cuenta? <TextLink to={paths.login}>Iniciar sesión</TextLink>
      </p>
    </AccessPage>
  );
}
