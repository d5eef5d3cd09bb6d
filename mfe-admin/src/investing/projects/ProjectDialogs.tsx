import { useMutation } from '@apollo/client/react';
import { listProjectWarnings } from '@cimiento/contracts';
import { projectSchema, type ProjectInput } from '@cimiento/contracts/schemas';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { EditDialog } from '../../shared/records/EditDialog';
import { RecordDialog } from '../../shared/records/RecordDialog';
import { RecordHistoryDialog } from '../../access/audit-log/RecordHistoryDialog';
import { toToasts, useCrud, type Noun } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
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

const documents = { create: CreateProjectDocument, update: UpdateProjectDocument, remove: DeleteProjectDocument };
const noun: Noun = { name: 'el proyecto' };

function useArchive(reload: () => Promise<unknown>): (id: number) => Promise<boolean> {
  const { run } = useRecordChanges(reload);
  const [sendArchived] = useMutation(SetProjectArchivedDocument);
  return (id) => run(() => sendArchived({ variables: { id, archived: true } }), toToasts(noun, 'archivar', 'archivad'));
}

type Props = { dialog: OpenDialog<Project>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the projects page: create, edit, delete or history. */
export function ProjectDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = useCrud<ProjectInput>(documents, noun, reload);
  const archive = useArchive(reload);
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
