import { useMutation } from '@apollo/client/react';
import { passwordChangeFields as fields } from '@cimiento/contracts/fields';
import type { PasswordChangeForm } from '@cimiento/contracts/schemas';
import { useAuth } from '@cimiento/session';
import { Button } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { reportSaveError } from '../shared/report-save-error';
import { ChangePasswordDocument } from './profile.generated';

const loadSchema = async () => (await import('./schemas')).passwordChangeFormSchema;

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** Changes the password; the current one is required. */
export function PasswordForm({ username }: { username: string }) {
  const { refresh } = useAuth();
  const [send] = useMutation(ChangePasswordDocument);
  // A new key empties the fields after a change.
  const [formKey, setFormKey] = useState(0);
  const changePassword = async ({ currentPassword, newPassword }: PasswordChangeForm) => {
    try {
      await send({ variables: { input: { currentPassword, newPassword } } });
    } catch (error) {
      return reportSaveError(error, 'No se pudo cambiar tu contraseña', refresh);
    }
    toast({ title: 'Contraseña actualizada', description: 'Cerramos tus otras sesiones. Esta sigue abierta.' });
    setFormKey(formKey + 1);
    return undefined;
  };
  return (
    <ValidatedForm key={formKey} schema={loadSchema} initialValues={empty} onSubmit={changePassword}>
      {({ submitting }) => (
        <>
          {/* Lets a password manager find the account. */}
          <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
          <FormField
            name="currentPassword"
            label={fields.currentPassword.label}
            type="password"
            autoComplete="current-password"
          />
          <FormField
            name="newPassword"
            label={fields.newPassword.label}
            type="password"
            autoComplete="new-password"
            hint={fields.newPassword.hint}
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
