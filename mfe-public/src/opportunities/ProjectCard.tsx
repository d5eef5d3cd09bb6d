import {
  beforeFees,
  formatAnnualReturn,
  capPercent,
  findParticipation,
  getFundedPercent,
  investPath,
  isUnfunded,
  participationAction,
  paths,
  projectStatus,
  formatShortDate,
  opportunityPath,
  describeFunding,
  formatDollars,
  formatWholeNumber,
  summarizeRound,
  today,
} from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { FundingBadge, ProjectImage } from '@cimiento/product-ui';
import { Button, ButtonLink, Muted, ProgressBar } from '@cimiento/ui';
import type { OpportunitiesQuery } from './opportunities.generated';
import { Actions, Description, Figures, Frame, Media, Name, NameLink, Note } from './ProjectCard.styles';
import { texts } from './texts';

type Project = OpportunitiesQuery['projects'][number];

const formatInvestors = (count: number): string =>
  `${formatWholeNumber(count)} ${count === 1 ? 'inversor' : 'inversores'}`;

/** Number of investors, date of funding or sale, and its round; missing values are left out. */
function getHistory({ status, totalInvestors, fundedDate, exitDate, round }: Project): string[] {
  const { datePhrase, dateField } = projectStatus[status];
  const roundLine = round && summarizeRound(round, today());
  const date = dateField === 'exitDate' ? exitDate : dateField === 'fundedDate' ? fundedDate : null;
  return [
    ...(totalInvestors > 0 ? [formatInvestors(totalInvestors)] : []),
    ...(datePhrase && date ? [`${datePhrase} ${formatShortDate(date)}`] : []),
    ...(status === 'available' && roundLine ? [roundLine] : []),
  ];
}

function Funding({ project }: { project: Project }) {
  const { funded, target, name } = project;
  return (
    <ProgressBar
      value={capPercent(getFundedPercent(funded, target))}
      label={`Financiamiento de ${name}`}
      caption={describeFunding(project)}
    />
  );
}

/** The way into an available project; one whose round takes no money leads to its page, which says why. */
function Action({ project }: { project: Project }) {
  const { user } = useAuth();
  const { id, status, round } = project;
  if (status !== 'available') return null;
  const participation = round ? findParticipation(project, today()) : 'order';
  if (!participation)
    return (
      <ButtonLink to={opportunityPath(id)} variant="secondary">
        {texts.details}
      </ButtonLink>
    );
  return (
    <ButtonLink to={user ? investPath(id) : paths.register} state={{ invest: id }} variant="primary">
      {participationAction[participation]}
    </ButtonLink>
  );
}

type CardProps = { project: Project; list?: readonly Project[]; isFirst?: boolean };

/** A project on the public opportunities page, among those of its list. */
export function ProjectCard({ project, list, isFirst }: CardProps) {
  const { name, image, location, description, status, minInvestment, target, round } = project;
  const phrases = getHistory(project);
  return (
    <Frame aria-labelledby={`project-${project.id}`}>
      <Media>
        <ProjectImage name={name} src={image} ratio="4 / 3" place={project} list={list} isFirst={isFirst} />
        <FundingBadge project={project} />
      </Media>
      <Muted>{location}</Muted>
      <Name id={`project-${project.id}`}>
        <NameLink to={opportunityPath(project.id)}>{name}</NameLink>
      </Name>
      <Description>{description}</Description>
      <Figures>
        <div>
          <dt>{`Retorno anual proyectado, ${beforeFees}`}</dt>
          <dd>{formatAnnualReturn(project.annualReturn)}</dd>
        </div>
        <div>
          <dt>{status === 'funded' ? 'Precio final' : 'Inversión mínima'}</dt>
          <dd>{formatDollars(status === 'funded' ? target : minInvestment)}</dd>
        </div>
      </Figures>
      {status === 'available' && !isUnfunded(round?.state) && <Funding project={project} />}
      {phrases.length > 0 && <Note>{phrases.join(' · ')}</Note>}
      <Actions>
        <Action project={project} />
        {status === 'funded' && (
          <Button variant="secondary" disabled>
            {texts.details}
          </Button>
        )}
      </Actions>
    </Frame>
  );
}
