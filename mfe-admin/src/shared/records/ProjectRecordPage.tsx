import type { TypedDocumentNode } from '@apollo/client';
import { paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { toCallError } from '@cimiento/session';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton, TextLink, usePageTitle } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { AdminLayout } from '../layout/AdminLayout';

const ProjectNotFound = () => (
  <EmptyState
    title="Proyecto no encontrado"
    description="Puede que alguien lo haya eliminado."
    action={<ButtonLink to={paths.adminProjects}>Ver los proyectos</ButtonLink>}
  />
);

type Props<Data> = {
  /** Title without the name of the project: 'Salida'. */
  title: string;
  lead: string;
  loading: string;
  failure: string;
  query: TypedDocumentNode<Data, { projectId: number }>;
  children: (data: Data, reload: () => Promise<unknown>) => ReactNode;
};

function ProjectRecord<Data extends { adminProject: { name: string } }>({
  projectId,
  title: subject,
  lead,
  loading: loadingText,
  failure,
  query,
  children,
}: Props<Data> & { projectId: number }) {
  const { data, loading, error, reload, refresh } = usePageQuery(query, { projectId });
  const title = data ? `${subject} de ${data.adminProject.name}` : subject;
  usePageTitle(title);
  const isMissing = error !== undefined && toCallError(error).code === 'NOT_FOUND';
  return (
    <>
      <div>
        <TextLink to={paths.adminProjects}>← Volver a proyectos</TextLink>
      </div>
      <PageHeader title={title} lead={lead} />
      {loading && !data && <Skeleton label={loadingText} />}
      {isMissing && <ProjectNotFound />}
      {Boolean(error) && !loading && !isMissing && <ErrorState message={failure} onRetry={refresh} />}
      {data && children(data, reload)}
    </>
  );
}

/** A page about the project in its address. */
export function ProjectRecordPage<Data extends { adminProject: { name: string } }>(props: Props<Data>) {
  const { id = '' } = useParams();
  const projectId = /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null;
  return (
    <AdminLayout>
      {projectId === null ? <ProjectNotFound /> : <ProjectRecord key={projectId} {...props} projectId={projectId} />}
    </AdminLayout>
  );
}
