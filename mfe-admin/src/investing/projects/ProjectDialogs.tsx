import { useMutation } from '@apollo/client/react';
import { listProjectWarnings, type ProjectStatus } from '@cimiento/contracts';
import { listInputFields, projectFields } from '@cimiento/contracts/fields';
import { projectSchema, type ProjectInput } from '@cimiento/contracts/schemas';
import { useFormValue } from '@cimiento/ui/form';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { CrudDialogs } from '../../shared/records/CrudDialogs';
import { RecordField } from '../../shared/records/RecordField';
import { toToasts, useCrud, type Noun } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { DeleteProjectDialog } from './DeleteProjectDialog';
import { newProject, dropHiddenFields, hasField, projectValues, type Project } from './project-form';
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

/** The fields of a project; valuation and dates appear only with a status that has them. */
function ProjectFields() {
  const status = useFormValue<ProjectStatus>('status') ?? 'available';
  return listInputFields(projectFields)
    .filter(([name]) => hasField(status, name))
    .map(([name, field]) => <RecordField key={name} name={name} field={field} />);
}

type Props = { dialog: OpenDialog<Project>; onClose: () => void; reload: () => Promise<unknown> };

/** The open dialog of the projects page: create, edit, delete or history. */
export function ProjectDialogs({ dialog, onClose, reload }: Props) {
  const crud = useCrud<ProjectInput>(documents, noun, reload);
  const archive = useArchive(reload);
  return (
    <CrudDialogs
      dialog={dialog}
      texts={{ add: 'Nuevo Proyecto', create: 'Crear Proyecto', edit: 'Editar Proyecto' }}
      entity="project"
      getName={({ name }) => name}
      schema={projectSchema}
      prepare={dropHiddenFields}
      listWarnings={listProjectWarnings}
      newValues={newProject}
      document={CurrentProjectDocument}
      toValues={projectValues}
      crud={crud}
      onClose={onClose}
      renderDelete={(project) => (
        <DeleteProjectDialog
          project={project}
          onArchive={() => archive(project.id)}
          onDelete={() => crud.remove(project.id)}
          onClose={onClose}
        />
      )}
    >
      <ProjectFields />
    </CrudDialogs>
  );
}
