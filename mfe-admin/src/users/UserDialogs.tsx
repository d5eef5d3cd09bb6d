import { useMutation } from '@apollo/client/react';
import { listUserWarnings } from '@cimiento/contracts';
import { getInitialValues, userFields, userUpdateFields } from '@cimiento/contracts/fields';
import { userSchema, userUpdateSchema, type UserInput, type UserUpdate } from '@cimiento/contracts/schemas';
import { TextField } from '@cimiento/ui';
import { useMemo } from 'react';
import { pickFormValues } from '../records/form-values';
import type { OpenDialog, RecordVersion } from '../records/open-dialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordField } from '../records/RecordField';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useRecordChanges } from '../records/useRecordChanges';
import type { User } from './user-columns';
import { UserAccess } from './UserAccess';
import { CreateUserDocument, UpdateUserDocument } from './users.generated';

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
    <RecordField name="fullName" field={userFields.fullName} />
    <RecordField name="email" field={userFields.email} />
    <RecordField name="role" field={userFields.role} />
  </>
);

const newUser = getInitialValues(userFields);

type Props = { dialog: OpenDialog<User>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the users page: create, edit or history. The username of an account cannot change. */
export function UserDialogs({ dialog, onClose, reload }: Props) {
  const { create, update } = useUserMutations(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const initialValues = useMemo(() => row && pickFormValues(row, ['email', 'fullName', 'role']), [row]);
  if (!row || !initialValues) {
    return (
      <RecordDialog
        title="Nuevo Usuario"
        submitLabel="Crear Usuario"
        schema={userSchema}
        initialValues={newUser}
        onSubmit={create}
        listWarnings={(values) => listUserWarnings(values)}
        onClose={onClose}
      >
        <RecordField name="username" field={userFields.username} autoCapitalize="none" spellCheck={false} />
        <RecordField name="password" field={userFields.password} />
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
      listWarnings={(values) => listUserWarnings(values, row.role)}
      onClose={onClose}
    >
      <TextField label={userFields.username.label} value={row.username} disabled readOnly />
      <RecordField name="password" field={userUpdateFields.password} />
      <SharedFields />
      <UserAccess id={row.id} reload={reload} />
    </RecordDialog>
  );
}
