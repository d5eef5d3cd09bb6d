import {
  beforeFees,
  formatAnnualReturn,
  capPercent,
  getFundedPercent,
  investPath,
  paths,
  projectStatus,
  formatShortDate,
  opportunityPath,
  describeFunding,
  formatDollars,
  formatWholeNumber,
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

/** Number of investors and date of funding or sale; missing values are left out. */
function getHistory({ status, totalInvestors, fundedDate, exitDate }: Project): string[] {
  const { datePhrase, dateField } = projectStatus[status];
  const date = dateField === 'exitDate' ? exitDate : dateField === 'fundedDate' ? fundedDate : null;
  return [
    ...(totalInvestors > 0 ? [formatInvestors(totalInvestors)] : []),
    ...(datePhrase && date ? [`${datePhrase} ${formatShortDate(date)}`] : []),
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

type CardProps = { project: Project; list?: readonly Project[]; isFirst?: boolean };

/** A project on the public opportunities page, among those of its list. */
export function ProjectCard({ project, list, isFirst }: CardProps) {
  const { user } = useAuth();
  const { name, image, location, description, status, minInvestment, target } = project;
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
      {status === 'available' && <Funding project={project} />}
      {phrases.length > 0 && <Note>{phrases.join(' · ')}</Note>}
      <Actions>
        {status === 'available' && (
          <ButtonLink
            to={user ? investPath(project.id) : paths.register}
            state={{ invest: project.id }}
            variant="primary"
          >
            {texts.invest}
          </ButtonLink>
        )}
        {status === 'funded' && (
          <Button variant="secondary" disabled>
            {texts.details}
          </Button>
        )}
      </Actions>
    </Frame>
  );
}
