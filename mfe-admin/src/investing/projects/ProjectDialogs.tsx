import { useMutation, useQuery } from '@apollo/client/react';
import { listProjectWarnings } from '@cimiento/contracts';
import { newProjectSchema, projectDraftSchema, projectSchema, type NewProjectInput } from '@cimiento/contracts/schemas';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { CrudDialogs } from '../../shared/records/CrudDialogs';
import { toToasts } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { DeleteProjectDialog } from './DeleteProjectDialog';
import { dropHiddenFields, newProject, projectValues, type Project } from './project-form';
import { ProjectFields } from './ProjectFields';
import {
  CurrentProjectDocument,
  DeleteProjectDocument,
  SetProjectArchivedDocument,
  StartsProjectsAsDraftsDocument,
} from './projects.generated';
import { useProjectFiles } from './useProjectFiles';
import { noun, useProjectSave } from './useProjectSave';

function useRemovals(reload: () => Promise<unknown>) {
  const { run } = useRecordChanges(reload);
  const [sendArchived] = useMutation(SetProjectArchivedDocument);
  const [sendRemove] = useMutation(DeleteProjectDocument);
  return {
    archive: (id: number) =>
      run(() => sendArchived({ variables: { id, archived: true } }), toToasts(noun, 'archivar', 'archivad')),
    remove: (id: number) => run(() => sendRemove({ variables: { id } }), toToasts(noun, 'eliminar', 'eliminad')),
  };
}

/** Stands for the address of a picture that was chosen as a file, until it is sent. */
const chosenPicture = '/imagen-elegida';

const getSchema = (row: Project | undefined) => {
  if (!row) return newProjectSchema;
  return row.publishedAt === null ? projectDraftSchema : projectSchema;
};

type Props = { dialog: OpenDialog<Project>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the projects page: create, edit, delete or history. A new project opens once it is known how it starts. */
export function ProjectDialogs({ dialog, onClose, reload }: Props) {
  const row = dialog.kind === 'create' ? undefined : dialog.row;
  const files = useProjectFiles();
  const crud = useProjectSave(files, reload);
  const { archive, remove } = useRemovals(reload);
  const { data, loading } = useQuery(StartsProjectsAsDraftsDocument, { skip: row !== undefined });
  if (loading) return null;
  return (
    <CrudDialogs<Project, NewProjectInput>
      dialog={dialog}
      texts={{ add: 'Nuevo Proyecto', create: 'Crear Proyecto', edit: 'Editar Proyecto' }}
      entity="project"
      getName={({ name }) => name}
      schema={getSchema(row)}
      prepare={(values) => dropHiddenFields(files.picture ? { ...values, image: chosenPicture } : values)}
      listWarnings={listProjectWarnings}
      newValues={{ ...newProject, draft: data?.startsProjectsAsDrafts ?? true }}
      document={CurrentProjectDocument}
      toValues={projectValues}
      crud={crud}
      onClose={onClose}
      renderDelete={(project) => (
        <DeleteProjectDialog
          project={project}
          onArchive={() => archive(project.id)}
          onDelete={() => remove(project.id)}
          onClose={onClose}
        />
      )}
    >
      <ProjectFields project={row} files={files} />
    </CrudDialogs>
  );
}
