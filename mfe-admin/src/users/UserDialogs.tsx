import { useMutation } from '@apollo/client/react';
import { roleLabel, roles } from '@cimiento/contracts';
import { userSchema, userUpdateSchema, type UserInput, type UserUpdate } from '@cimiento/contracts/schemas';
import { TextField } from '@cimiento/ui';
import { FormField, FormSelect } from '@cimiento/ui/form';
import { useMemo } from 'react';
import { formValues } from '../records/form-values';
import type { OpenDialog, RecordVersion } from '../records/open-dialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useRecordChanges } from '../records/useRecordChanges';
import type { User } from './user-columns';
import { CreateUserDocument, UpdateUserDocument } from './users.generated';

const roleChoices = roles.map((value) => ({ value, label: roleLabel[value] }));

const toasts = {
  create: { success: 'Usuario creado', failure: (message: string) => `No se pudo crear el usuario: ${message}` },
  update: {
    success: 'Usuario actualizado',
    failure: (message: string) => `No se pudo actualizar el usuario: ${message}`,
  },
};

function useUserMutations(reload: () => Promise<unknown>) {
  const { save } = useRecordChanges(reload);
  const [sendCreate] = useMutation(CreateUserDocument);
  const [sendUpdate] = useMutation(UpdateUserDocument);
  return {
    create: (input: UserInput) => save(() => sendCreate({ variables: { input } }), toasts.create),
    update: ({ id, revision }: RecordVersion, input: UserUpdate) =>
      save(() => sendUpdate({ variables: { id, input, revision } }), toasts.update),
  };
}

const SharedFields = () => (
  <>
    <FormField name="fullName" label="Nombre completo" marked autoComplete="off" />
    <FormField name="email" label="Correo electrónico" marked type="email" inputMode="email" autoComplete="off" />
    <FormSelect name="role" label="Rol" choices={roleChoices} />
  </>
);

const newUser: Partial<UserInput> = { role: 'user' };

type Props = { dialog: OpenDialog<User>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the users page: create, edit or history. The username of an account cannot change. */
export function UserDialogs({ dialog, onClose, reload }: Props) {
  const { create, update } = useUserMutations(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const initialValues = useMemo(() => row && formValues(row, ['email', 'fullName', 'role']), [row]);
  if (!row || !initialValues) {
    return (
      <RecordDialog
        title="Nuevo Usuario"
        submitLabel="Crear Usuario"
        schema={userSchema}
        initialValues={newUser}
        onSubmit={create}
        onClose={onClose}
      >
        <FormField
          name="username"
          label="Nombre de usuario"
          marked
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormField name="password" label="Contraseña" marked type="password" autoComplete="new-password" />
        <SharedFields />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistoryDialog entity="user" id={row.id} name={row.username} onClose={onClose} />;
  return (
    <RecordDialog
      title="Editar Usuario"
      submitLabel="Guardar Cambios"
      schema={userUpdateSchema}
      initialValues={initialValues}
      onSubmit={(input) => update(row, input)}
      onClose={onClose}
    >
      <TextField label="Nombre de usuario" value={row.username} disabled readOnly />
      <FormField
        name="password"
        label="Nueva contraseña"
        type="password"
        autoComplete="new-password"
        hint="Déjala en blanco para conservar la actual."
      />
      <SharedFields />
    </RecordDialog>
  );
}
