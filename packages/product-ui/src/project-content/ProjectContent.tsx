import { isUnfunded } from '@cimiento/contracts';
import { Muted, Row, Section, SectionTitle } from '@cimiento/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { DocumentList, type ShownDocument } from './DocumentList';
import { ProjectTerms, type ProjectWithTerms } from './ProjectTerms';
import { Sale, type ShownSale } from './Sale';
import type { SectionLink } from './SectionLinks';
import { UpdateList, type ShownUpdate } from './UpdateList';

const Line = styled(Row)`
  align-items: baseline;

  h2 {
    margin: 0;
  }
`;

type ListSectionProps = {
  id: string;
  title: string;
  empty: readonly [title: string, hint: string];
  children: ReactNode;
};

/** A section with a list; without one it is a single line. */
const ListSection = ({ id, title, empty, children }: ListSectionProps) => (
  <Section aria-labelledby={id}>
    {children ? (
      <>
        <SectionTitle id={id}>{title}</SectionTitle>
        {children}
      </>
    ) : (
      <Line $gap={2}>
        <SectionTitle id={id}>{title}</SectionTitle>
        <Muted>
          <strong>{empty[0]}</strong> <span>{empty[1]}</span>
        </Muted>
      </Line>
    )}
  </Section>
);

type SectionFacts = { project: Pick<ProjectWithTerms, 'status' | 'round'> & { sale: ShownSale | null } };

/** Links to the sections of a project that is open, running, sold or was not funded. */
export const listSections = ({ project: { status, round, sale } }: SectionFacts): SectionLink[] => [
  ...(sale ? ([['sale', 'Venta']] as const) : []),
  ['terms', 'Comisiones y riesgos'],
  ...(status === 'exited' || isUnfunded(round?.state)
    ? []
    : ([
        ['scenarios', 'Escenarios'],
        ['calendar', 'Calendario'],
      ] as const)),
  ['updates', 'Novedades'],
  ['documents', 'Documentos'],
];

type Props = {
  project: ProjectWithTerms & { id: number; sale: ShownSale | null };
  /** The reader's share of its sale, as decimal text; null without any. */
  ownShare?: string | null;
  projectUpdates: readonly ShownUpdate[];
  projectDocuments: readonly ShownDocument[];
  /** The text in place of updates and documents while there are none that the reader may see. */
  texts: Record<'noUpdates' | 'noUpdatesHint' | 'noDocuments' | 'noDocumentsHint', string>;
};

/** The content of a project: who answers for it and what it costs, its scenarios, its steps, its news and its documents. */
export function ProjectContent({
  project,
  projectUpdates: updates,
  projectDocuments: documents,
  ownShare = null,
  texts,
}: Props) {
  return (
    <>
      {project.sale && <Sale sale={project.sale} ownShare={ownShare} />}
      <ProjectTerms project={project} updates={updates} />
      <ListSection id="updates" title="Novedades" empty={[texts.noUpdates, texts.noUpdatesHint]}>
        {updates.length > 0 && <UpdateList projectId={project.id} updates={updates} />}
      </ListSection>
      <ListSection id="documents" title="Documentos" empty={[texts.noDocuments, texts.noDocumentsHint]}>
        {documents.length > 0 && (
          <>
            <p>
              Cada documento tiene una huella (SHA-256): un código que cambia si alguien modifica el archivo. Con ella
              compruebas que el que descargaste es el que publicamos.
            </p>
            <DocumentList projectId={project.id} documents={documents} />
          </>
        )}
      </ListSection>
    </>
  );
}
