import { paths } from '@cimiento/contracts';
import { useMutation } from '@apollo/client/react';
import { AddIcon, Button, PageHeader, usePageTitle } from '@cimiento/ui';
import { useState } from 'react';
import { AdminLayout } from '../layout/AdminLayout';
import { ExportButton } from '../records/ExportButton';
import { ListToolbar } from '../records/ListToolbar';
import type { OpenDialog } from '../records/open-dialog';
import { RecordList } from '../records/RecordList';
import { useRecordChanges } from '../records/useRecordChanges';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { listVariables, useListState } from '../records/useListState';
import { titles } from '../titles';
import { projectColumns } from './project-columns';
import { projectExport } from './project-export';
import type { Project } from './project-form';
import { ProjectDialogs } from './ProjectDialogs';
import { AdminProjectsDocument, ProjectsForFileDocument, SetProjectArchivedDocument } from './projects.generated';

const texts = {
  caption: titles[paths.adminProjects],
  loading: 'Cargando proyectos...',
  failure: 'No se pudieron cargar los proyectos',
  empty: 'No hay proyectos disponibles',
  emptyHint: 'Aquí verás cada proyecto con su financiamiento y su estado.',
};

const restored = {
  success: 'Proyecto restaurado',
  failure: (message: string) => `No se pudo restaurar el proyecto: ${message}`,
};

const sorts = ['id', 'name', 'location', 'status', 'funded', 'annualReturn'] as const;

/** Lists, creates, edits, archives and deletes projects. */
export default function ProjectsPage() {
  usePageTitle(texts.caption);
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const { data, loading, error, reload, refresh } = useQueryWithPreviousData(AdminProjectsDocument, variables);
  const [dialog, setDialog] = useState<OpenDialog<Project> | null>(null);
  const { run } = useRecordChanges(reload);
  const [sendArchived] = useMutation(SetProjectArchivedDocument);
  const restore = ({ id }: Project) => void run(() => sendArchived({ variables: { id, archived: false } }), restored);
  const add = (
    <Button onClick={() => setDialog({ kind: 'create' })}>
      <AddIcon size={18} />
      Nuevo Proyecto
    </Button>
  );
  return (
    <AdminLayout>
      <PageHeader title={texts.caption} actions={add} />
      <ListToolbar
        list={list}
        searchLabel="Buscar proyectos..."
        loading={loading}
        onRefresh={refresh}
        tools={
          <ExportButton
            name="proyectos"
            query={ProjectsForFileDocument}
            variables={(after) => ({ search: variables.search, after })}
            total={data?.adminProjects.total}
            totalIsCapped={data?.adminProjects.totalIsCapped}
            columns={projectExport}
          />
        }
      />
      <RecordList
        texts={texts}
        columns={projectColumns(setDialog, restore)}
        list={list}
        page={data?.adminProjects}
        loading={loading}
        error={error}
        onRetry={refresh}
      />
      {dialog && <ProjectDialogs dialog={dialog} onClose={() => setDialog(null)} reload={reload} />}
    </AdminLayout>
  );
}
