import { contentVisibilityLabel, projectUpdateKind, type ProjectUpdateKind } from '@cimiento/contracts';
import {
  getInitialValues,
  listInputFields,
  projectUpdateFields,
  type ProjectUpdateInput,
  type UpdatePictureInput,
} from '@cimiento/contracts/fields';
import { projectUpdateSchema } from '@cimiento/contracts/schemas';
import { AddIcon, Button, EmptyState, Row } from '@cimiento/ui';
import { FormCheckbox, useFormValue } from '@cimiento/ui/form';
import { useMemo, useState } from 'react';
import { Allowed } from '../../shared/access/allowed';
import { RecordHistory } from '../../shared/history/record-history';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { Wide } from '../../shared/records/Fields';
import { ListTitle } from '../../shared/records/ListTitle';
import { useSave } from '../../shared/records/MutationDialogs';
import { Panel } from '../../shared/records/Panel';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { actionsColumn, listRecordActions } from '../../shared/records/RowActions';
import { dayColumn, titleColumn, statusColumn } from '../../shared/records/columns';
import { pickFormValues } from '../../shared/records/form-values';
import type { OpenDialog } from '../../shared/records/open-dialog';
import {
  CreateProjectUpdateDocument,
  DeleteProjectUpdateDocument,
  UpdateProjectUpdateDocument,
  type ProjectContentQuery,
} from './content.generated';
import { UpdatePictures } from './UpdatePictures';

type Update = ProjectContentQuery['projectUpdates'][number];

const toasts = {
  create: { success: 'Novedad publicada', failure: 'No se pudo publicar la novedad' },
  update: { success: 'Novedad actualizada', failure: 'No se pudo actualizar la novedad' },
  remove: { success: 'Novedad eliminada', failure: 'No se pudo eliminar la novedad' },
};

const names = ['kind', 'title', 'text', 'newDate', 'visibility'] as const;
const textFields = listInputFields(projectUpdateFields).filter(([name]) => name !== 'notifiesHolders');
const newUpdate = { ...getInitialValues(projectUpdateFields), kind: 'obra' as const };

/** The fields of an update; only a delay names a new date. */
function UpdateFields() {
  const kind = useFormValue<ProjectUpdateKind>('kind');
  return textFields
    .filter(([name]) => name !== 'newDate' || kind === 'retraso')
    .map(([name, field]) => <RecordField key={name} name={name} field={field} required={name === 'newDate'} />);
}

type DialogProps = { projectId: number; onClose: () => void; reload: () => Promise<unknown> };

function WriteDialog({ projectId, row, onClose, reload }: DialogProps & { row: Update | null }) {
  const create = useSave({ mutation: CreateProjectUpdateDocument, toasts: toasts.create, reload, isIdempotent: true });
  const update = useSave({ mutation: UpdateProjectUpdateDocument, toasts: toasts.update, reload });
  const [pictures, setPictures] = useState<readonly UpdatePictureInput[]>(
    () => row?.pictures.map(({ id, description }) => ({ id, description })) ?? [],
  );
  const initialValues = useMemo(() => (row ? pickFormValues(row, names) : newUpdate), [row]);
  const submit = (input: ProjectUpdateInput) => {
    const variables = { projectId, input };
    return row ? update({ ...variables, id: row.id }) : create(variables);
  };
  return (
    <RecordDialog
      title={row ? 'Editar novedad' : 'Escribir novedad'}
      submitLabel={row ? 'Guardar Cambios' : 'Publicar novedad'}
      schema={projectUpdateSchema}
      initialValues={initialValues}
      prepare={(values) => ({
        ...values,
        newDate: values.kind === 'retraso' ? values.newDate : null,
        pictures: [...pictures],
      })}
      onSubmit={submit}
      onClose={onClose}
    >
      <UpdateFields />
      <Wide>
        <UpdatePictures projectId={projectId} pictures={pictures} onChange={setPictures} />
      </Wide>
      {!row && (
        <Wide>
          <FormCheckbox name="notifiesHolders" label={projectUpdateFields.notifiesHolders.label} />
        </Wide>
      )}
    </RecordDialog>
  );
}

/** The open dialog of the updates: write, edit, delete or history. */
function UpdateDialogs({ dialog, ...props }: DialogProps & { dialog: OpenDialog<Update> }) {
  const remove = useSave({ mutation: DeleteProjectUpdateDocument, toasts: toasts.remove, reload: props.reload });
  if (dialog.kind === 'create') return <WriteDialog {...props} row={null} />;
  const { row } = dialog;
  if (dialog.kind === 'history')
    return <RecordHistory entity="projectUpdate" id={row.id} name={row.title} onClose={props.onClose} />;
  if (dialog.kind === 'delete') {
    const variables = { projectId: props.projectId, id: row.id };
    return (
      <DeleteDialog onDelete={async () => !(await remove(variables))} onClose={props.onClose}>
        <p>
          ¿Eliminar la novedad <strong>{row.title}</strong> con sus fotos?
        </p>
        <IrreversibleNote />
      </DeleteDialog>
    );
  }
  return <WriteDialog {...props} row={row} />;
}

const getColumns = (open: (dialog: OpenDialog<Update>) => void): readonly ActionColumn<Update>[] => [
  titleColumn('title', 'Título'),
  statusColumn('kind', 'Tipo', projectUpdateKind, { compact: 'detail' }),
  { key: 'visibility', header: 'Quién la ve', cell: ({ visibility }) => contentVisibilityLabel[visibility] },
  { key: 'pictures', compact: 'labelled', header: 'Fotos', align: 'end', cell: ({ pictures }) => pictures.length },
  dayColumn('publishedAt', 'Publicada', { compact: 'detail' }),
  actionsColumn(
    ({ title }) => title,
    listRecordActions(open, { edit: 'updateProjectUpdate', remove: 'deleteProjectUpdate' }),
  ),
];

type Props = { projectId: number; updates: readonly Update[]; reload: () => Promise<unknown> };

/** The news of a project: write, edit and delete. */
export function UpdatesPanel({ projectId, updates, reload }: Props) {
  const [dialog, setDialog] = useState<OpenDialog<Update> | null>(null);
  return (
    <Panel as="section" aria-labelledby="project-updates">
      <Row $between $gap={2}>
        <ListTitle id="project-updates">Novedades</ListTitle>
        <Allowed to="createProjectUpdate">
          <Button onClick={() => setDialog({ kind: 'create' })}>
            <AddIcon size={18} />
            Escribir novedad
          </Button>
        </Allowed>
      </Row>
      {updates.length === 0 ? (
        <EmptyState title="Sin novedades" description="Cuenta a los inversionistas cómo va el proyecto." />
      ) : (
        <RecordTable caption="Novedades" columns={getColumns(setDialog)} rows={updates} rowKey={({ id }) => id} />
      )}
      {dialog && (
        <UpdateDialogs projectId={projectId} dialog={dialog} onClose={() => setDialog(null)} reload={reload} />
      )}
    </Panel>
  );
}
