import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { useMutation } from '@apollo/client/react';
import type { OpenDialog } from '../../shared/records/open-dialog';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { toToasts } from '../../shared/records/useCrud';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { listVariables, useListState } from '../../shared/records/useListState';
import { titles } from '../../titles';
import { projectColumns } from './project-columns';
import { projectExport } from './project-export';
import type { Project } from './project-form';
import { ProjectDialogs } from './ProjectDialogs';
import { AdminProjectsDocument, ProjectsForFileDocument, SetProjectArchivedDocument } from './projects.generated';

const texts = {
  add: 'Nuevo Proyecto',
  caption: titles[paths.adminProjects],
  search: 'Buscar proyectos...',
  loading: 'Cargando proyectos...',
  failure: 'No se pudieron cargar los proyectos',
  empty: 'No hay proyectos disponibles',
  emptyHint: 'Aquí verás cada proyecto con su financiamiento y su estado.',
};

const sorts = ['id', 'name', 'location', 'status', 'funded', 'annualReturn'] as const;

/** Lists, creates, edits, archives and deletes projects. */
export default function ProjectsPage() {
  const list = useListState({ sorts });
  const variables = listVariables(list);
  const query = usePageQuery(AdminProjectsDocument, variables);
  const { run } = useRecordChanges(query.reload);
  const [sendArchived] = useMutation(SetProjectArchivedDocument);
  const restore = ({ id }: Project) =>
    void run(
      () => sendArchived({ variables: { id, archived: false } }),
      toToasts({ name: 'el proyecto' }, 'restaurar', 'restaurad'),
    );
  return (
    <RecordListPage
      texts={texts}
      list={list}
      query={query}
      page={query.data?.adminProjects}
      columns={(open: (dialog: OpenDialog<Project>) => void) => projectColumns(open, restore)}
      file={{
        name: 'proyectos',
        query: ProjectsForFileDocument,
        variables: (after) => ({ search: variables.search, after }),
        columns: projectExport,
      }}
      Dialogs={ProjectDialogs}
    />
  );
}
