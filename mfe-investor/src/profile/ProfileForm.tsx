import { useMutation } from '@apollo/client/react';
import { userFields as fields } from '@cimiento/contracts/fields';
import type { ProfileInput } from '@cimiento/contracts/schemas';
import { useAuth, type SessionUser } from '@cimiento/session';
import { Button, Muted, Notice } from '@cimiento/ui';
import { FormField, ValidatedForm } from '@cimiento/ui/form';
import { toast } from '@cimiento/ui/toast';
import { useMemo, useState } from 'react';
import { reportSaveError } from '../shared/report-save-error';
import { UpdateProfileDocument, type UpdateProfileMutation } from './profile.generated';

const loadSchema = async () => (await import('./schemas')).profileSchema;

/** Edits the person's name and e-mail; the username cannot change. Where e-mails are confirmed, a new one waits for its link. */
export function ProfileForm({ user }: { user: SessionUser }) {
  const { refresh } = useAuth();
  const [send] = useMutation(UpdateProfileDocument);
  const { username, fullName, email } = user;
  const [waiting, setWaiting] = useState<string | null>(null);
  const initialValues = useMemo(() => ({ fullName, email }), [fullName, email]);
  const save = async (input: ProfileInput) => {
    let saved: UpdateProfileMutation['updateProfile'] | undefined;
    try {
      saved = (await send({ variables: { input } })).data?.updateProfile;
    } catch (error) {
      return reportSaveError(error, 'No se pudieron guardar tus datos', refresh);
    }
    const isWaiting = saved?.email === email && input.email !== email;
    setWaiting(isWaiting ? input.email : null);
    toast({
      title: 'Datos actualizados',
      description: isWaiting ? 'Falta confirmar tu correo nuevo.' : 'Tu perfil quedó guardado.',
    });
    return undefined;
  };
  return (
    <ValidatedForm schema={loadSchema} initialValues={initialValues} onSubmit={save}>
      {({ submitting }) => (
        <>
          <Muted>
            {fields.username.label}: <strong>{username}</strong>. No se puede cambiar.
          </Muted>
          <FormField name="fullName" label={fields.fullName.label} autoComplete="name" />
          <FormField name="email" label={fields.email.label} type="email" inputMode="email" autoComplete="email" />
          {waiting !== null && (
            <Notice role="status">
              Enviamos un enlace a <strong>{waiting}</strong>. Ábrelo para que sea tu correo; hasta entonces te
              escribimos a <strong>{email}</strong>.
            </Notice>
          )}
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
