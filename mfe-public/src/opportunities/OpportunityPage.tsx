import { useQuery } from '@apollo/client/react';
import {
  formatAnnualReturn,
  formatDollars,
  formatShortDate,
  paths,
  projectPath,
  projectStatus,
  propertyTypeLabel,
  slugify,
} from '@cimiento/contracts';
import { toCallError, useAuth } from '@cimiento/session';
import { FundingBadge, Illustration, MessagePage, RiskNote } from '@cimiento/product-ui';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  Section,
  SectionTitle,
  SmartImage,
  Spinner,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import {
  DocumentList,
  listMilestones,
  ProjectTerms,
  ProjectTimeline,
  UpdateList,
} from '@cimiento/product-ui/project-content';
import { useParams } from 'react-router-dom';
import { OpportunityDocument, type OpportunityQuery } from './opportunity.generated';
import { Facts, Media, Words } from './OpportunityPage.styles';
import { texts } from './texts';

const { opportunity } = texts;

type Project = OpportunityQuery['project'];

/** Longest description of a page that readers outside show. */
const maxDescription = 200;

function getFacts({ status, target, minInvestment, term, propertyType, annualReturn, fundedDate, exitDate }: Project) {
  const { hasFundedDate, hasExitDate } = projectStatus[status];
  return [
    ['Retorno anual proyectado', formatAnnualReturn(annualReturn)],
    ['Inversión mínima', formatDollars(minInvestment)],
    ['Plazo', term],
    ['Tipo de propiedad', propertyTypeLabel[propertyType]],
    [status === 'available' ? 'Objetivo' : 'Precio final', formatDollars(target)],
    ...(hasFundedDate && fundedDate ? [['Financiado el', formatShortDate(fundedDate)]] : []),
    ...(hasExitDate && exitDate ? [['Vendido el', formatShortDate(exitDate)]] : []),
  ] as const;
}

function Opportunity({ project, projectUpdates: updates, projectDocuments: documents }: OpportunityQuery) {
  const { id, name, location, image, description } = project;
  const { user } = useAuth();
  usePageTitle(name, description.slice(0, maxDescription));
  return (
    <>
      <PageHeader title={name} lead={location} />
      <Section>
        <Media>
          <SmartImage
            src={image}
            alt=""
            ratio="16 / 9"
            fallback={<Illustration seed={slugify(name)} kind="building" place={project} />}
          />
          <FundingBadge project={project} />
        </Media>
        <Facts>
          {getFacts(project).map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <RiskNote />
        <Words>
          {description.split(/\n{2,}/).map((paragraph, index) => (
            <p key={index}>{paragraph}</p>
          ))}
        </Words>
        <div>
          {user ? (
            <ButtonLink to={projectPath(id)} variant="secondary">
              {opportunity.investor}
            </ButtonLink>
          ) : (
            <ButtonLink to={paths.register}>{opportunity.register}</ButtonLink>
          )}
        </div>
      </Section>
      <ProjectTerms project={project} updates={updates} />
      <Section aria-labelledby="timeline">
        <SectionTitle id="timeline">{opportunity.timeline}</SectionTitle>
        <ProjectTimeline milestones={listMilestones(project, updates)} />
      </Section>
      <Section aria-labelledby="updates">
        <SectionTitle id="updates">{opportunity.updates}</SectionTitle>
        {updates.length === 0 ? (
          <EmptyState title={opportunity.noUpdates} description={opportunity.noUpdatesHint} />
        ) : (
          <UpdateList projectId={id} updates={updates} />
        )}
      </Section>
      <Section aria-labelledby="documents">
        <SectionTitle id="documents">{opportunity.documents}</SectionTitle>
        {documents.length === 0 ? (
          <EmptyState title={opportunity.noDocuments} description={opportunity.noDocumentsHint} />
        ) : (
          <>
            <p>{opportunity.documentsHint}</p>
            <DocumentList projectId={id} documents={documents} />
          </>
        )}
      </Section>
    </>
  );
}

const OpportunityNotFound = () => (
  <MessagePage
    title={opportunity.notFound}
    message={opportunity.notFoundHint}
    actions={<ButtonLink to={paths.opportunities}>{opportunity.back}</ButtonLink>}
  />
);

function OpportunityDetails({ id }: { id: number }) {
  const { data, loading, error, refetch } = useQuery(OpportunityDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  if (error && toCallError(error).code === 'NOT_FOUND') return <OpportunityNotFound />;
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.opportunities}>← {opportunity.back}</TextLink>
      </div>
      {loading && !data && <Spinner label={opportunity.loading} />}
      {error && !loading && <ErrorState message={opportunity.failed} onRetry={() => void refetch()} />}
      {data && !error && <Opportunity {...data} />}
    </PageContainer>
  );
}

/** The part of a project that its readers may see: visitors the public one. */
export default function OpportunityPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <OpportunityDetails key={id} id={Number(id)} /> : <OpportunityNotFound />;
}
