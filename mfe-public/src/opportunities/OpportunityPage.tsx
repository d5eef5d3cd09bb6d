import { messages, paths, projectPath } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { FundingBadge, MessagePage, NotFound, ProjectImage, RiskNote } from '@cimiento/product-ui';
import {
  ButtonLink,
  ErrorState,
  PageContainer,
  PageHeader,
  Section,
  Skeleton,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { Description, Media, ProjectContent, ProjectFigures } from '@cimiento/product-ui/project-content';
import { useParams } from 'react-router-dom';
import { usePlainQuery } from '../shared/usePlainQuery';
import { OpportunityDocument, type OpportunityQuery } from './opportunity.generated';
import { texts } from './texts';

const { opportunity } = texts;

/** Longest description of a page that readers outside show. */
const maxDescription = 200;

function Opportunity(data: OpportunityQuery) {
  const { project } = data;
  const { id, name, location, image, description } = project;
  const { user } = useAuth();
  usePageTitle(name, description.slice(0, maxDescription));
  return (
    <>
      <PageHeader title={name} lead={location} />
      <Section>
        {project.publishedAt === null && <p role="note">{messages.draftNotice}</p>}
        <Media>
          <ProjectImage name={name} src={image} ratio="16 / 9" place={project} isFirst />
          <FundingBadge project={project} />
        </Media>
        <ProjectFigures project={project} />
        <RiskNote />
        <Description>{description}</Description>
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
      <ProjectContent {...data} texts={opportunity} />
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
  const { data, loading, error, refetch } = usePlainQuery(OpportunityDocument, { variables: { id } });
  if (error?.code === 'NOT_FOUND') return <OpportunityNotFound />;
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.opportunities}>← {opportunity.back}</TextLink>
      </div>
      {loading && <Skeleton label={opportunity.loading} />}
      {error && <ErrorState message={opportunity.failed} onRetry={refetch} />}
      {data && <Opportunity {...data} />}
    </PageContainer>
  );
}

/** The part of a project that its readers may see: visitors the public one. */
export default function OpportunityPage() {
  const { id = '' } = useParams();
  return /^[1-9]\d{0,8}$/.test(id) ? <OpportunityDetails key={id} id={Number(id)} /> : <NotFound />;
}
