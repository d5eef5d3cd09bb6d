import type { ProjectUpdateKind } from '@cimiento/contracts';
import {
  getInitialValues,
  listInputFields,
  projectUpdateFields,
  type ProjectUpdateInput,
  type UpdatePictureInput,
} from '@cimiento/contracts/fields';
import { projectUpdateSchema } from '@cimiento/contracts/schemas';
import { FormCheckbox, useFormValue } from '@cimiento/ui/form';
import { useMemo, useState } from 'react';
import { RecordHistory } from '../../shared/history/record-history';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { Wide } from '../../shared/records/Fields';
import { pickFormValues } from '../../shared/records/form-values';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import {
  CreateProjectUpdateDocument,
  DeleteProjectUpdateDocument,
  UpdateProjectUpdateDocument,
} from './content.generated';
import { UpdatePictures } from './UpdatePictures';
import type { Update } from './project-content';
import { useSave } from '../../shared/records/MutationDialogs';

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

type Props = { projectId: number; onClose: () => void; reload: () => Promise<unknown> };

function WriteDialog({ projectId, row, onClose, reload }: Props & { row: Update | null }) {
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
export function UpdateDialogs({ dialog, ...props }: Props & { dialog: OpenDialog<Update> }) {
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
