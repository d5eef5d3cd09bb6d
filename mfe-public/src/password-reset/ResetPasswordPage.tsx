import { paths } from '@cimiento/contracts';
import { passwordResetFields as fields } from '@cimiento/contracts/fields';
import type { PasswordResetForm } from '@cimiento/contracts/schemas';
import { getUserMessage, toCallError, useAuth, useSession } from '@cimiento/session';
import { Button, TextLink } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { AccessPage } from '../access/AccessPage';
import { useLinkToken } from '../access/link-token';
import { Notice } from '../access/Notice';
import { usePageHead } from '../shared/usePageHead';
import { ResetPasswordDocument } from './password-reset.generated';

const loadSchema = async () => (await import('../shared/schemas')).passwordResetFormSchema;

/** Target of the link in an e-mail: a new password. Opening the page does not use the link up. */
export default function ResetPasswordPage() {
  const { headline, description } = usePageHead(paths.resetPassword);
  const token = useLinkToken();
  const { refresh } = useAuth();
  const navigate = useNavigate();
  const { send } = useSession();
  const initialValues = useMemo(() => ({ token, newPassword: '', confirmPassword: '' }), [token]);
  const save = async ({ confirmPassword: _confirmed, ...input }: PasswordResetForm) => {
    try {
      const { resetPassword } = await send(ResetPasswordDocument, { input });
      toast({ title: 'Contraseña actualizada', description: resetPassword.message });
    } catch (error) {
      toast({ title: 'Error', description: getUserMessage(error), variant: 'destructive' });
      return toCallError(error).fields;
    }
    // A session of this browser has ended too.
    await refresh();
    await navigate(paths.login, { replace: true });
    return undefined;
  };
  return (
    <AccessPage title={headline} lead={description}>
      {token === '' ? (
        <Notice $tone="invalid" role="alert">
          A este enlace le falta una parte. Ábrelo otra vez desde el correo, o pide uno nuevo.
        </Notice>
      ) : (
        <ValidatedForm schema={loadSchema} initialValues={initialValues} onSubmit={save}>
          {({ submitting }) => (
            <>
              <FormField
                name="newPassword"
                label={fields.newPassword.label}
                hint={fields.newPassword.hint}
                type="password"
                autoComplete="new-password"
              />
              <FormField
                name="confirmPassword"
                label="Confirma la contraseña nueva"
                type="password"
                autoComplete="new-password"
              />
              <Button type="submit" busy={submitting} busyLabel="Guardando...">
                Guardar contraseña
              </Button>
            </>
          )}
        </ValidatedForm>
      )}
      <p>
        <TextLink to={paths.login}>Volver a iniciar sesión</TextLink>
      </p>
    </AccessPage>
  );
}
