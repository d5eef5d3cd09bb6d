import { listUserWarnings } from '@cimiento/contracts';
import { getInitialValues, userFields, userUpdateFields } from '@cimiento/contracts/fields';
import { userSchema, userUpdateSchema, type UserInput, type UserUpdate } from '@cimiento/contracts/schemas';
import { TextField } from '@cimiento/ui';
import { pickFormValues } from '../../shared/records/form-values';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { EditDialog } from '../../shared/records/EditDialog';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { RecordHistory } from '../../shared/history/record-history';
import { useCrud, type Noun } from '../../shared/records/useCrud';
import type { User } from './user-columns';
import { UserAccess } from './UserAccess';
import { CreateUserDocument, CurrentUserRecordDocument, UpdateUserDocument } from './users.generated';

const documents = { create: CreateUserDocument, update: UpdateUserDocument };
const noun: Noun = { name: 'el usuario' };

const SharedFields = () => (
  <>
    <RecordField name="fullName" field={userFields.fullName} />
    <RecordField name="email" field={userFields.email} />
    <RecordField name="role" field={userFields.role} />
    <RecordField name="staffRole" field={userFields.staffRole} />
  </>
);

const passwordLinkHint =
  'Si escribes una, no se guarda: le enviaremos un enlace a su correo confirmado para que elija la suya. Déjala en blanco para no hacerlo.';

const newUser = getInitialValues(userFields);

const toFormValues = (user: User): Partial<UserUpdate> =>
  pickFormValues(user, ['email', 'fullName', 'role', 'staffRole']);

/** The empty choice stands for null. */
const withoutBlankRole = <Values extends Partial<UserUpdate>>(values: Values): Values => ({
  ...values,
  staffRole: values.staffRole || null,
});

type Props = { dialog: OpenDialog<User>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the users page: create, edit or history. The username of an account cannot change. */
export function UserDialogs({ dialog, onClose, reload }: Props) {
  const { create, update } = useCrud<UserInput, UserUpdate>(documents, noun, reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  if (!row) {
    return (
      <RecordDialog
        title="Nuevo Usuario"
        submitLabel="Crear Usuario"
        schema={userSchema}
        initialValues={newUser}
        prepare={withoutBlankRole}
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
    return <RecordHistory entity="user" id={row.id} name={row.username} onClose={onClose} />;
  return (
    <EditDialog
      title="Editar Usuario"
      entity="user"
      row={row}
      document={CurrentUserRecordDocument}
      toValues={toFormValues}
      schema={userUpdateSchema}
      prepare={withoutBlankRole}
      onUpdate={update}
      listWarnings={(values) => listUserWarnings(values, row.role)}
      onClose={onClose}
    >
      <TextField label={userFields.username.label} value={row.username} disabled readOnly />
      <RecordField
        name="password"
        field={userUpdateFields.password}
        {...(row.receivesPasswordLink && { hint: passwordLinkHint })}
      />
      <SharedFields />
      <UserAccess id={row.id} reload={reload} />
    </EditDialog>
  );
}
