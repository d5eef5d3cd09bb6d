import { useQuery } from '@apollo/client/react';
import { annualReturn, projectStatus, type ProjectStatus } from '@cimiento/contracts';
import { Badge, DataTable, EmptyState, ErrorState, PageHeader, Spinner, usePageTitle } from '@cimiento/ui';
import { AdminLayout } from '../layout/AdminLayout';
import { FundingCell } from './FundingCell';
import { AdminProjectsDocument, type AdminProjectsQuery } from './projects.generated';

type Project = AdminProjectsQuery['projects'][number];

const title = 'Administración de Proyectos';

const tone: Record<ProjectStatus, 'brass' | 'success' | 'neutral'> = { available: 'brass', funded: 'success', exited: 'neutral' };

const columns = [
  { key: 'name', header: 'Nombre', cell: ({ name }: Project) => name },
  { key: 'location', header: 'Ubicación', cell: ({ location }: Project) => location },
  {
    key: 'status',
    header: 'Estado',
    cell: ({ status }: Project) => <Badge tone={tone[status]}>{projectStatus[status].label}</Badge>,
  },
  { key: 'progress', header: 'Progreso', cell: (project: Project) => <FundingCell project={project} /> },
  { key: 'return', header: 'Retorno', align: 'end' as const, cell: (project: Project) => annualReturn(project.annualReturn) },
];

/** Every project of the platform (specification §2 'Admin Projects'). */
export default function ProjectsPage() {
  usePageTitle(title);
  const { data, loading, error, refetch } = useQuery(AdminProjectsDocument, { notifyOnNetworkStatusChange: true });
  return (
    <AdminLayout>
      <PageHeader title={title} />
      {loading && <Spinner label="Cargando proyectos..." />}
      {error && !loading && <ErrorState message="No se pudieron cargar los proyectos" onRetry={() => void refetch()} />}
      {data?.projects.length === 0 && (
        <EmptyState title="No hay proyectos disponibles" description="Aquí verás cada proyecto con su financiamiento y su estado." />
      )}
      {data && data.projects.length > 0 && (
        <DataTable dense caption={title} columns={columns} rows={data.projects} rowKey={({ id }) => id} />
      )}
    </AdminLayout>
  );
}
