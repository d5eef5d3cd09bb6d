import { paths } from '@cimiento/contracts';
import { guardPage } from '../../shared/layout/guardPage';
import { createRecordList } from '../../shared/records/createRecordList';
import { RecordListPage } from '../../shared/records/RecordListPage';
import { pages } from '../../shared/pages';
import { projectColumns, projectExport } from './project-columns';
import { ProjectDialogs } from './ProjectDialogs';
import { AdminProjectsDocument, ProjectsForFileDocument } from './projects.generated';

const useProjects = createRecordList({
  texts: {
    caption: pages[paths.adminProjects].title,
    search: 'Buscar proyectos...',
    records: 'los proyectos',
    empty: 'No hay proyectos disponibles',
    emptyHint: 'Aquí verás cada proyecto con su financiamiento y su estado.',
  },
  sorts: ['id', 'name', 'location', 'status', 'funded', 'annualReturn'],
  query: AdminProjectsDocument,
  getPage: (data) => data.adminProjects,
  columns: projectColumns,
  file: { name: 'proyectos', query: ProjectsForFileDocument, columns: projectExport },
});

/** Lists, creates, edits, archives and deletes projects. */
function ProjectsPage() {
  return <RecordListPage {...useProjects()} add="Nuevo Proyecto" create="createProject" Dialogs={ProjectDialogs} />;
}

export default guardPage(paths.adminProjects, ProjectsPage);
