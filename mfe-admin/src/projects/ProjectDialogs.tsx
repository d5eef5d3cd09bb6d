import { useMutation } from '@apollo/client/react';
import { listProjectWarnings } from '@cimiento/contracts';
import { projectSchema, type ProjectInput } from '@cimiento/contracts/schemas';
import type { OpenDialog, RecordVersion } from '../records/open-dialog';
import { EditDialog } from '../records/EditDialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useRecordChanges } from '../records/useRecordChanges';
import { DeleteProjectDialog } from './DeleteProjectDialog';
import { newProject, dropHiddenFields, projectValues, type Project } from './project-form';
import { ProjectFields } from './ProjectFields';
import {
  CreateProjectDocument,
  CurrentProjectDocument,
  DeleteProjectDocument,
  SetProjectArchivedDocument,
  UpdateProjectDocument,
} from './projects.generated';

const toasts = {
  create: { success: 'Proyecto creado', failure: (message: string) => `No se pudo crear el proyecto: ${message}` },
  update: {
    success: 'Proyecto actualizado',
    failure: (message: string) => `No se pudo actualizar el proyecto: ${message}`,
  },
  archive: {
    success: 'Proyecto archivado',
    failure: (message: string) => `No se pudo archivar el proyecto: ${message}`,
  },
  remove: {
    success: 'Proyecto eliminado',
    failure: (message: string) => `No se pudo eliminar el proyecto: ${message}`,
  },
};

function useProjectMutations(reload: () => Promise<unknown>) {
  const { save, run } = useRecordChanges(reload);
  const [sendCreate] = useMutation(CreateProjectDocument);
  const [sendUpdate] = useMutation(UpdateProjectDocument);
  const [sendArchived] = useMutation(SetProjectArchivedDocument);
  const [sendDelete] = useMutation(DeleteProjectDocument);
  return {
    create: (input: ProjectInput) => save(() => sendCreate({ variables: { input } }), toasts.create),
    update: ({ id, revision }: RecordVersion, input: ProjectInput) =>
      save(() => sendUpdate({ variables: { id, input, revision } }), toasts.update),
    archive: (id: number) => run(() => sendArchived({ variables: { id, archived: true } }), toasts.archive),
    remove: (id: number) => run(() => sendDelete({ variables: { id } }), toasts.remove),
  };
}

type Props = { dialog: OpenDialog<Project>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the projects page: create, edit, delete or history. */
export function ProjectDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, archive, remove } = useProjectMutations(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const form = {
    schema: projectSchema,
    prepare: dropHiddenFields,
    listWarnings: listProjectWarnings,
    onClose,
  };
  if (!row) {
    return (
      <RecordDialog
        {...form}
        title="Nuevo Proyecto"
        submitLabel="Crear Proyecto"
        initialValues={newProject}
        onSubmit={create}
      >
        <ProjectFields />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistoryDialog entity="project" id={row.id} name={row.name} onClose={onClose} />;
  if (dialog.kind === 'delete') {
    return (
      <DeleteProjectDialog
        project={row}
        onArchive={() => archive(row.id)}
        onDelete={() => remove(row.id)}
        onClose={onClose}
      />
    );
  }
  return (
    <EditDialog
      {...form}
      title="Editar Proyecto"
      entity="project"
      row={row}
      document={CurrentProjectDocument}
      toValues={projectValues}
      onUpdate={update}
    >
      <ProjectFields />
    </EditDialog>
  );
}
