import { useMutation } from '@apollo/client/react';
import { userFields as fields } from '@cimiento/contracts/fields';
import { profileSchema, type ProfileInput } from '@cimiento/contracts/schemas';
import { useAuth, type SessionUser } from '@cimiento/session';
import { Button, TextField } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useMemo } from 'react';
import { reportSaveError } from '../forms/report-save-error';
import { UpdateProfileDocument } from './profile.generated';

/** Edits the person's name and e-mail; the username cannot change. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { refresh } = useAuth();
  const [send] = useMutation(UpdateProfileDocument);
  const { username, fullName, email } = user;
  const initialValues = useMemo(() => ({ fullName, email }), [fullName, email]);
  const save = async (input: ProfileInput) => {
    try {
      await send({ variables: { input } });
    } catch (error) {
      return reportSaveError(error, 'No se pudieron guardar tus datos', refresh);
    }
    toast({ title: 'Datos actualizados', description: 'Tu perfil quedó guardado.' });
    return undefined;
  };
  return (
    <ValidatedForm schema={profileSchema} initialValues={initialValues} onSubmit={save}>
      {({ submitting }) => (
        <>
          <TextField
            label={fields.username.label}
            value={username}
            disabled
            hint="El nombre de usuario no se puede cambiar."
          />
          <FormField name="fullName" label={fields.fullName.label} autoComplete="name" />
          <FormField name="email" label={fields.email.label} type="email" inputMode="email" autoComplete="email" />
          <div>
            <Button type="submit" busy={submitting} busyLabel="Guardando...">
              Guardar cambios
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
