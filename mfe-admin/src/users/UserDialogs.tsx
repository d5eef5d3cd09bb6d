import { useMutation } from '@apollo/client/react';
import { roleLabel, roles } from '@cimiento/contracts';
import { userSchema, userUpdateSchema, type UserInput, type UserUpdate } from '@cimiento/contracts/schemas';
import { TextField } from '@cimiento/ui';
import { FormField, FormSelect } from '@cimiento/ui/form';
import { useMemo } from 'react';
import { formValues } from '../records/form-values';
import type { OpenDialog, Seen } from '../records/open-dialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useChanges } from '../records/useChanges';
import type { User } from './user-columns';
import { CreateUserDocument, UpdateUserDocument } from './users.generated';

const choices = roles.map((value) => ({ value, label: roleLabel[value] }));

const said = {
  create: { done: 'Usuario creado', failed: (message: string) => `No se pudo crear el usuario: ${message}` },
  update: { done: 'Usuario actualizado', failed: (message: string) => `No se pudo actualizar el usuario: ${message}` },
};

function useUserChanges(reload: () => Promise<unknown>) {
  const { save } = useChanges(reload);
  const [create] = useMutation(CreateUserDocument);
  const [update] = useMutation(UpdateUserDocument);
  return {
    create: (input: UserInput) => save(() => create({ variables: { input } }), said.create),
    update: ({ id, revision }: Seen, input: UserUpdate) =>
      save(() => update({ variables: { id, input, revision } }), said.update),
  };
}

const Person = () => (
  <>
    <FormField name="fullName" label="Nombre completo" marked autoComplete="off" />
    <FormField name="email" label="Correo electrónico" marked type="email" inputMode="email" autoComplete="off" />
    <FormSelect name="role" label="Rol" choices={choices} />
  </>
);

const newUser: Partial<UserInput> = { role: 'user' };

type Props = { dialog: OpenDialog<User>; onClose: () => void; reload: () => Promise<unknown> };

/** The dialog that is open over the people: a new account, or a change of one, whose username stays (specification §2). */
export function UserDialogs({ dialog, onClose, reload }: Props) {
  const { create, update } = useUserChanges(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const present = useMemo(() => row && formValues(row, ['email', 'fullName', 'role']), [row]);
  if (!row || !present) {
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
        <Person />
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
      initialValues={present}
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
      <Person />
    </RecordDialog>
  );
}
