import { paths } from '@cimiento/contracts';
import { guardPage } from '../../shared/layout/guardPage';
import { ProjectContentDocument } from './content.generated';
import { DocumentsPanel } from './DocumentsPanel';
import { ProjectRecordPage } from '../../shared/records/ProjectRecordPage';
import { UpdatesPanel } from './UpdatesPanel';

/** Documents and updates of a project. */
function ProjectContentPage() {
  return (
    <ProjectRecordPage
      title="Contenido"
      lead="Lo que los inversionistas y los visitantes ven en la página del proyecto."
      loading="Cargando contenido..."
      failure="No se pudo cargar el contenido."
      query={ProjectContentDocument}
    >
      {({ adminProject: { id }, projectUpdates, projectDocuments }, reload) => (
        <>
          <UpdatesPanel projectId={id} updates={projectUpdates} reload={reload} />
          <DocumentsPanel projectId={id} documents={projectDocuments} reload={reload} />
        </>
      )}
    </ProjectRecordPage>
  );
}

export default guardPage(paths.adminProjectContent, ProjectContentPage);
