import { useMutation } from '@apollo/client/react';
import { passwordChangeFormSchema, type PasswordChangeForm } from '@cimiento/contracts/schemas';
import { useAuth } from '@cimiento/session';
import { Button } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { failed } from './failed';
import { ChangePasswordDocument } from './profile.generated';

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** A new password, proven with the present one. */
export function PasswordForm({ username }: { username: string }) {
  const { refresh } = useAuth();
  const [send] = useMutation(ChangePasswordDocument);
  // A changed password leaves nothing behind in the fields.
  const [done, setDone] = useState(0);
  const change = async ({ currentPassword, newPassword }: PasswordChangeForm) => {
    try {
      await send({ variables: { input: { currentPassword, newPassword } } });
    } catch (error) {
      return failed(error, 'No se pudo cambiar tu contraseña', refresh);
    }
    toast({ title: 'Contraseña actualizada', description: 'Cerramos tus otras sesiones. Esta sigue abierta.' });
    setDone(done + 1);
    return undefined;
  };
  return (
    <ValidatedForm key={done} schema={passwordChangeFormSchema} initialValues={empty} onSubmit={change}>
      {({ submitting }) => (
        <>
          {/* Tells a password manager whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <FormField name="currentPassword" label="Contraseña actual" type="password" autoComplete="current-password" />
          <FormField
            name="newPassword"
            label="Contraseña nueva"
            type="password"
            autoComplete="new-password"
            hint="Al menos 6 caracteres."
          />
          <FormField
            name="confirmPassword"
            label="Confirmar contraseña nueva"
            type="password"
            autoComplete="new-password"
          />
          <div>
            <Button type="submit" busy={submitting} busyLabel="Cambiando...">
              Cambiar contraseña
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
