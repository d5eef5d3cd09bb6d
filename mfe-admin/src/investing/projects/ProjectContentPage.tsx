import { paths } from '@cimiento/contracts';
import { guardPage } from '../../shared/layout/guardPage';
import { ProjectContentDocument } from './content.generated';
import { DocumentsPanel } from './DocumentsPanel';
import { FeesPanel } from './FeesPanel';
import { RoundPanel } from './RoundPanel';
import { ProjectRecordPage } from '../../shared/records/ProjectRecordPage';
import { UpdatesPanel } from './UpdatesPanel';

/** Round, fees, documents and updates of a project. */
function ProjectContentPage() {
  return (
    <ProjectRecordPage
      title="Contenido"
      lead="Lo que los inversionistas y los visitantes ven en la página del proyecto."
      loading="Cargando contenido..."
      failure="No se pudo cargar el contenido."
      query={ProjectContentDocument}
    >
      {({ adminProject, roundOverview, projectFeeRecords, projectUpdates, projectDocuments }, reload) => {
        const { id, fees } = adminProject;
        return (
          <>
            <RoundPanel project={adminProject} overview={roundOverview} reload={reload} />
            <FeesPanel projectId={id} fees={projectFeeRecords} stated={fees} reload={reload} />
            <UpdatesPanel projectId={id} updates={projectUpdates} reload={reload} />
            <DocumentsPanel projectId={id} documents={projectDocuments} reload={reload} />
          </>
        );
      }}
    </ProjectRecordPage>
  );
}

export default guardPage(paths.adminProjectContent, ProjectContentPage);
