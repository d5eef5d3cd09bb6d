import { documentTypes, documentUploadPath, messages, type FieldErrors } from '@cimiento/contracts';
import {
  getInitialValues,
  listInputFields,
  projectDocumentFields,
  projectDocumentTextFields,
  type ProjectDocumentInput,
  type ProjectDocumentText,
} from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { Button, Dialog } from '@cimiento/ui';
import { FormCheckbox } from '@cimiento/ui/form';
import { useMemo, useState } from 'react';
import { RecordHistory } from '../../shared/history/record-history';
import { FileField, findFileProblem } from '../../shared/files/FileField';
import { uploadFile } from '@cimiento/product-ui/upload';
import { DeleteDialog, IrreversibleNote } from '../../shared/records/DeleteDialog';
import { Wide } from '../../shared/records/Fields';
import { pickFormValues } from '../../shared/records/form-values';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordField } from '../../shared/records/RecordField';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import {
  DeleteProjectDocumentDocument,
  UpdateProjectDocumentDocument,
  type ProjectContentQuery,
} from './content.generated';
import { MutationForm, useSave } from '../../shared/records/MutationDialogs';

export type Document = ProjectContentQuery['projectDocuments'][number];

/** The dialog that is open over the documents. */
export type DocumentDialog = OpenDialog<Document> | { kind: 'version'; row: Document };

const toasts = {
  create: { success: 'Documento subido', failure: 'No se pudo subir el documento' },
  version: { success: 'Versión subida', failure: 'No se pudo subir la versión' },
  update: { success: 'Documento actualizado', failure: 'No se pudo actualizar el documento' },
  remove: { success: 'Documento eliminado', failure: 'No se pudo eliminar el documento' },
};

const newDocument = getInitialValues(projectDocumentFields);

/** A chosen file with what is wrong with it, and its way to the server. */
function useUpload(path: string, reload: () => Promise<unknown>) {
  const { save } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [file, setFile] = useState<File | null>(null);
  const [error, setError] = useState<string>();
  const [progress, setProgress] = useState<number | null>(null);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    setError(chosen ? findFileProblem(chosen) : undefined);
  };
  const send = async (
    fields: Readonly<Record<string, string>>,
    texts: (typeof toasts)['create'],
  ): Promise<FieldErrors | undefined> => {
    const problem = file ? findFileProblem(file) : messages.uploadMissing;
    setError(problem);
    if (!file || problem) return { file: problem ?? '' };
    const { headers } = withIdempotencyKey({ ...fields, name: file.name, size: file.size, at: file.lastModified });
    setProgress(0);
    const errors = await save(() => uploadFile(path, file, { fields, headers, onProgress: setProgress }), texts);
    setProgress(null);
    setError(errors?.['file']);
    return errors;
  };
  return { send, field: { error, progress, onChange: choose, types: documentTypes, required: true } };
}

type Props = { projectId: number; onClose: () => void; reload: () => Promise<unknown> };

function CreateDialog({ projectId, onClose, reload }: Props) {
  const { send, field } = useUpload(documentUploadPath(projectId), reload);
  const upload = (values: ProjectDocumentInput) =>
    send(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])), toasts.create);
  return (
    <RecordDialog
      title="Subir documento"
      submitLabel="Subir documento"
      schema={toSchema(projectDocumentFields)}
      initialValues={newDocument}
      onSubmit={upload}
      onClose={onClose}
    >
      <Wide>
        <FileField label="Archivo" {...field} />
      </Wide>
      {listInputFields(projectDocumentTextFields).map(([name, facts]) => (
        <RecordField key={name} name={name} field={facts} />
      ))}
      <Wide>
        <FormCheckbox name="notifiesHolders" label={projectDocumentFields.notifiesHolders.label} />
      </Wide>
    </RecordDialog>
  );
}

function VersionDialog({ projectId, row, onClose, reload }: Props & { row: Document }) {
  const { send, field } = useUpload(documentUploadPath(projectId, row.id), reload);
  const isBusy = field.progress !== null;
  const upload = async () => {
    if (!(await send({}, toasts.version))) onClose();
  };
  return (
    <Dialog
      open
      disablePointerDismissal
      onOpenChange={(open) => !open && !isBusy && onClose()}
      title={`Nueva versión de ${row.title}`}
      footer={
        <>
          <Button variant="secondary" disabled={isBusy} onClick={onClose}>
            Cancelar
          </Button>
          <Button busy={isBusy} busyLabel="Subiendo..." onClick={() => void upload()}>
            Subir versión
          </Button>
        </>
      }
    >
      <p>Reemplaza a la versión {row.current.version}, que los administradores aún pueden descargar.</p>
      <FileField label="Archivo" {...field} />
    </Dialog>
  );
}

function EditDialog({ projectId, row, ...props }: Props & { row: Document }) {
  const initialValues = useMemo(() => pickFormValues(row, ['title', 'kind', 'visibility']), [row]);
  return (
    <MutationForm
      {...props}
      title="Editar documento"
      submitLabel="Guardar Cambios"
      schema={toSchema(projectDocumentTextFields)}
      initialValues={initialValues}
      mutation={UpdateProjectDocumentDocument}
      toVariables={(input: ProjectDocumentText) => ({ projectId, id: row.id, input })}
      toasts={toasts.update}
    >
      {listInputFields(projectDocumentTextFields).map(([name, facts]) => (
        <RecordField key={name} name={name} field={facts} />
      ))}
    </MutationForm>
  );
}

/** The open dialog of the documents: upload, new version, edit, delete or history. */
export function DocumentDialogs({ dialog, ...props }: Props & { dialog: DocumentDialog }) {
  const remove = useSave({ mutation: DeleteProjectDocumentDocument, toasts: toasts.remove, reload: props.reload });
  if (dialog.kind === 'create') return <CreateDialog {...props} />;
  const { row } = dialog;
  if (dialog.kind === 'version') return <VersionDialog {...props} row={row} />;
  if (dialog.kind === 'history')
    return <RecordHistory entity="projectDocument" id={row.id} name={row.title} onClose={props.onClose} />;
  if (dialog.kind === 'delete') {
    const variables = { projectId: props.projectId, id: row.id };
    return (
      <DeleteDialog onDelete={async () => !(await remove(variables))} onClose={props.onClose}>
        <p>
          ¿Eliminar el documento <strong>{row.title}</strong> con todas sus versiones?
        </p>
        <IrreversibleNote />
      </DeleteDialog>
    );
  }
  return <EditDialog {...props} row={row} />;
}
