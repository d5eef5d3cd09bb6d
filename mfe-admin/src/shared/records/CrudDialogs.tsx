import type { ReactNode } from 'react';
import { RecordHistory } from '../history/record-history';
import { EditDialog, type EditDialogProps } from './EditDialog';
import type { OpenDialog, RecordVersion } from './open-dialog';
import { RecordDialog } from './RecordDialog';
import type { Crud } from './useCrud';

type Props<Row extends RecordVersion, Values extends object> = Omit<
  EditDialogProps<Row, Values>,
  'title' | 'row' | 'onUpdate'
> & {
  dialog: OpenDialog<Row>;
  /** Title and button of the form that creates a record, and title of the one that edits it. */
  texts: { add: string; create: string; edit: string };
  getName: (row: Row) => string;
  newValues: Partial<Values>;
  crud: Pick<Crud<Values, Values>, 'create' | 'update'>;
  /** The question before a record is deleted. */
  renderDelete: (row: Row) => ReactNode;
};

/** The dialogs over a list whose records are created and edited by the same fields: create, edit, delete and history. */
export function CrudDialogs<Row extends RecordVersion, Values extends object>({
  dialog,
  texts,
  getName,
  newValues,
  crud,
  renderDelete,
  document,
  entity,
  toValues,
  toReferences,
  onRead,
  ...form
}: Props<Row, Values>) {
  if (dialog.kind === 'create')
    return (
      <RecordDialog
        {...form}
        title={texts.add}
        submitLabel={texts.create}
        initialValues={newValues}
        onSubmit={crud.create}
      />
    );
  const { row } = dialog;
  if (dialog.kind === 'history')
    return <RecordHistory entity={entity} id={row.id} name={getName(row)} onClose={form.onClose} />;
  if (dialog.kind === 'delete') return renderDelete(row);
  const edit = { document, entity, toValues, toReferences, onRead };
  return <EditDialog {...form} {...edit} title={texts.edit} row={row} onUpdate={crud.update} />;
}
