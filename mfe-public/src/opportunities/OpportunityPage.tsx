import {
  capPercent,
  describeFunding,
  formatDollars,
  formatWholeNumber,
  getFundedPercent,
  isUnfunded,
  messages,
  paths,
  projectPath,
  toFractions,
} from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { MessagePage, NotFound, ProjectImage, RiskNote } from '@cimiento/product-ui';
import {
  listSections,
  PhoneAction,
  ProjectContent,
  ProjectShape,
  ProjectTop,
  WideAction,
} from '@cimiento/product-ui/project-content';
import { ButtonLink, ErrorState, PageContainer, ProgressBar, radius, text, TextLink, usePageTitle } from '@cimiento/ui';
import { useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { usePlainQuery } from '../shared/usePlainQuery';
import { OpportunityDocument, type OpportunityQuery } from './opportunity.generated';
import { texts } from './texts';

const { opportunity } = texts;

const Picture = styled.div`
  overflow: hidden;
  border-radius: ${radius.lg};
`;

const Left = styled.strong`
  font-size: ${text.lead};
  font-variant-numeric: tabular-nums;
`;

/** Longest description of a page that readers outside show. */
const maxDescription = 200;

type Project = OpportunityQuery['project'];

/** The rest of an open project, under its picture. */
function Funding({ project }: { project: Project }) {
  const { name, status, funded, reserved, target, round } = project;
  if (status !== 'available' || isUnfunded(round?.state)) return null;
  const left = Math.max(0, target - funded - reserved);
  return (
    <div>
      {round?.state !== 'closing' && (
        <Left>{`Quedan ${formatDollars(left)} · ${formatWholeNumber(toFractions(left))} fracciones`}</Left>
      )}
      <ProgressBar
        value={capPercent(getFundedPercent(funded, target))}
        label={`Financiamiento de ${name}`}
        caption={describeFunding(project)}
      />
    </div>
  );
}

/** Leads visitors to an account, and investors to the page with their holdings. */
function NextStep({ id }: { id: number }) {
  const { user } = useAuth();
  return user ? (
    <ButtonLink to={projectPath(id)} variant="secondary">
      {opportunity.investor}
    </ButtonLink>
  ) : (
    <ButtonLink to={paths.register}>{opportunity.register}</ButtonLink>
  );
}

function Opportunity(data: OpportunityQuery) {
  const { project } = data;
  const { id, name, image, description } = project;
  usePageTitle(name, description.slice(0, maxDescription));
  return (
    <>
      {project.publishedAt === null && <p role="note">{messages.draftNotice}</p>}
      <ProjectTop project={project} links={listSections({ project })}>
        <Picture>
          <ProjectImage name={name} src={image} ratio="9 / 4" place={project} isFirst />
        </Picture>
        <Funding project={project} />
        <WideAction>
          <NextStep id={id} />
        </WideAction>
        <RiskNote />
      </ProjectTop>
      <ProjectContent {...data} texts={opportunity} />
      <PhoneAction>
        <NextStep id={id} />
      </PhoneAction>
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
      {loading && <ProjectShape label={opportunity.loading} />}
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
