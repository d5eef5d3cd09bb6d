import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { toCallError } from '@cimiento/session';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Spinner, TextLink, usePageTitle } from '@cimiento/ui';
import { useParams } from 'react-router-dom';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { ProjectContentDocument } from './content.generated';
import { DocumentsPanel } from './DocumentsPanel';
import { UpdatesPanel } from './UpdatesPanel';

const lead = 'Lo que los inversionistas y los visitantes ven en la página del proyecto.';

const ProjectNotFound = () => (
  <EmptyState
    title="Proyecto no encontrado"
    description="Puede que alguien lo haya eliminado."
    action={<ButtonLink to={paths.adminProjects}>Ver los proyectos</ButtonLink>}
  />
);

function ContentDetails({ projectId }: { projectId: number }) {
  const { data, loading, error, reload, refresh } = usePageQuery(ProjectContentDocument, { projectId });
  const title = data ? `Contenido de ${data.adminProject.name}` : 'Contenido';
  usePageTitle(title);
  const isMissing = error !== undefined && toCallError(error).code === 'NOT_FOUND';
  return (
    <>
      <div>
        <TextLink to={paths.adminProjects}>← Volver a proyectos</TextLink>
      </div>
      <PageHeader title={title} lead={lead} />
      {loading && !data && <Spinner label="Cargando contenido..." />}
      {isMissing && <ProjectNotFound />}
      {Boolean(error) && !loading && !isMissing && (
        <ErrorState message="No se pudo cargar el contenido." onRetry={refresh} />
      )}
      {data && (
        <>
          <UpdatesPanel projectId={projectId} updates={data.projectUpdates} reload={reload} />
          <DocumentsPanel projectId={projectId} documents={data.projectDocuments} reload={reload} />
        </>
      )}
    </>
  );
}

/** Documents and updates of a project. */
export default function ProjectContentPage() {
  const { id = '' } = useParams();
  const projectId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  return (
    <AdminLayout>
      {projectId === null ? <ProjectNotFound /> : <ContentDetails key={projectId} projectId={projectId} />}
    </AdminLayout>
  );
}
