import { useMutation } from '@apollo/client/react';
import { projectSchema, type ProjectInput } from '@cimiento/contracts/schemas';
import { useMemo } from 'react';
import { DeleteDialog, NoWayBack } from '../records/DeleteDialog';
import type { OpenDialog, Seen } from '../records/open-dialog';
import { RecordDialog } from '../records/RecordDialog';
import { RecordHistoryDialog } from '../audit-log/RecordHistoryDialog';
import { useChanges } from '../records/useChanges';
import { newProject, ofItsStatus, projectValues, type Project } from './project-form';
import { ProjectFields } from './ProjectFields';
import { CreateProjectDocument, DeleteProjectDocument, UpdateProjectDocument } from './projects.generated';

const said = {
  create: { done: 'Proyecto creado', failed: (message: string) => `No se pudo crear el proyecto: ${message}` },
  update: {
    done: 'Proyecto actualizado',
    failed: (message: string) => `No se pudo actualizar el proyecto: ${message}`,
  },
  remove: { done: 'Proyecto eliminado', failed: (message: string) => `No se pudo eliminar el proyecto: ${message}` },
};

function useProjectChanges(reload: () => Promise<unknown>) {
  const { save, remove } = useChanges(reload);
  const [create] = useMutation(CreateProjectDocument);
  const [update] = useMutation(UpdateProjectDocument);
  const [del] = useMutation(DeleteProjectDocument);
  return {
    create: (input: ProjectInput) => save(() => create({ variables: { input } }), said.create),
    update: ({ id, revision }: Seen, input: ProjectInput) =>
      save(() => update({ variables: { id, input, revision } }), said.update),
    remove: (id: number) => remove(() => del({ variables: { id } }), said.remove),
  };
}

type Props = { dialog: OpenDialog<Project>; onClose: () => void; reload: () => Promise<unknown> };

/** The dialog that is open over the projects: a new one, a change, or a deletion (specification §2). */
export function ProjectDialogs({ dialog, onClose, reload }: Props) {
  const { create, update, remove } = useProjectChanges(reload);
  const row = dialog.kind === 'create' ? null : dialog.row;
  const initialValues = useMemo(() => (row ? projectValues(row) : newProject), [row]);
  const form = { schema: projectSchema, initialValues, prepare: ofItsStatus, onClose };
  if (!row) {
    return (
      <RecordDialog {...form} title="Nuevo Proyecto" submitLabel="Crear Proyecto" onSubmit={create}>
        <ProjectFields />
      </RecordDialog>
    );
  }
  if (dialog.kind === 'history')
    return <RecordHistoryDialog entity="project" id={row.id} name={row.name} onClose={onClose} />;
  if (dialog.kind === 'delete') {
    return (
      <DeleteDialog onDelete={() => remove(row.id)} onClose={onClose}>
        <p>
          ¿Eliminar el proyecto <strong>{row.name}</strong>?
        </p>
        <p>Sus inversiones y pagos quedan registrados.</p>
        <NoWayBack />
      </DeleteDialog>
    );
  }
  return (
    <RecordDialog
      {...form}
      title="Editar Proyecto"
      submitLabel="Guardar Cambios"
      onSubmit={(input) => update(row, input)}
    >
      <ProjectFields />
    </RecordDialog>
  );
}
