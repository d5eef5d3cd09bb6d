import { EmptyState, Section, SectionTitle } from '@cimiento/ui';
import { DocumentList, type ShownDocument } from './DocumentList';
import { ProjectTerms, type ProjectWithTerms } from './ProjectTerms';
import { listMilestones, ProjectTimeline } from './ProjectTimeline';
import { UpdateList, type ShownUpdate } from './UpdateList';

type Props = {
  project: ProjectWithTerms & Parameters<typeof listMilestones>[0] & { id: number };
  projectUpdates: readonly ShownUpdate[];
  projectDocuments: readonly ShownDocument[];
  /** The text in place of updates and documents while there are none that the reader may see. */
  texts: Record<'noUpdates' | 'noUpdatesHint' | 'noDocuments' | 'noDocumentsHint', string>;
};

/** The content of a project: who answers for it and what it costs, its scenarios, its steps, its news and its documents. */
export function ProjectContent({ project, projectUpdates: updates, projectDocuments: documents, texts }: Props) {
  return (
    <>
      <ProjectTerms project={project} updates={updates} />
      <Section aria-labelledby="timeline">
        <SectionTitle id="timeline">Línea de tiempo</SectionTitle>
        <ProjectTimeline milestones={listMilestones(project, updates)} />
      </Section>
      <Section aria-labelledby="updates">
        <SectionTitle id="updates">Novedades</SectionTitle>
        {updates.length === 0 ? (
          <EmptyState title={texts.noUpdates} description={texts.noUpdatesHint} />
        ) : (
          <UpdateList projectId={project.id} updates={updates} />
        )}
      </Section>
      <Section aria-labelledby="documents">
        <SectionTitle id="documents">Documentos</SectionTitle>
        {documents.length === 0 ? (
          <EmptyState title={texts.noDocuments} description={texts.noDocumentsHint} />
        ) : (
          <>
            <p>
              Cada documento tiene una huella (SHA-256): un código que cambia si alguien modifica el archivo. Con ella
              compruebas que el que descargaste es el que publicamos.
            </p>
            <DocumentList projectId={project.id} documents={documents} />
          </>
        )}
      </Section>
    </>
  );
}
