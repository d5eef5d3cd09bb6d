import { EmptyState, Section, SectionTitle } from '@cimiento/ui';
import {
  DocumentList,
  listMilestones,
  ProjectTerms,
  ProjectTimeline,
  UpdateList,
} from '@cimiento/product-ui/project-content';
import type { ProjectQuery } from './project.generated';
import { texts } from './texts';

type Props = Pick<ProjectQuery, 'project' | 'projectDocuments' | 'projectUpdates'>;

/** What the project tells: who answers for it and what it costs, its scenarios, its steps, its news and its documents. */
export function ProjectContent({ project, projectUpdates: updates, projectDocuments: documents }: Props) {
  return (
    <>
      <ProjectTerms project={project} updates={updates} />
      <Section aria-labelledby="timeline">
        <SectionTitle id="timeline">{texts.timeline}</SectionTitle>
        <ProjectTimeline milestones={listMilestones(project, updates)} />
      </Section>
      <Section aria-labelledby="updates">
        <SectionTitle id="updates">{texts.updates}</SectionTitle>
        {updates.length === 0 ? (
          <EmptyState title={texts.noUpdates} description={texts.noUpdatesHint} />
        ) : (
          <UpdateList projectId={project.id} updates={updates} />
        )}
      </Section>
      <Section aria-labelledby="documents">
        <SectionTitle id="documents">{texts.documents}</SectionTitle>
        {documents.length === 0 ? (
          <EmptyState title={texts.noDocuments} description={texts.noDocumentsHint} />
        ) : (
          <>
            <p>{texts.documentsHint}</p>
            <DocumentList projectId={project.id} documents={documents} />
          </>
        )}
      </Section>
    </>
  );
}
