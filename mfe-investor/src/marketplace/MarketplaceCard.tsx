import {
  formatAnnualReturn,
  canInvest,
  capPercent,
  findParticipation,
  getFundedPercent,
  investPath,
  isUnfunded,
  participationAction,
  projectPath,
  projectStatus,
  propertyTypeLabel,
  formatShortDate,
  describeFunding,
  describeReturnBasis,
  formatDollars,
  summarizeRound,
  today,
  type ProjectStatus,
} from '@cimiento/contracts';
import { FundingBadge, ProjectImage } from '@cimiento/product-ui';
import { Badge, Button, ButtonLink, Muted, ProgressBar, VisuallyHidden } from '@cimiento/ui';
import { Link } from 'react-router-dom';
import type { MarketplaceQuery } from './marketplace.generated';
import { Badges, Body, Facts, Footer, Frame, Media, Name, Return } from './MarketplaceCard.styles';
import { texts } from './texts';

type Project = MarketplaceQuery['projects'][number];
type Props = {
  project: Project;
  /** The projects among which it is shown. */
  list?: readonly Project[];
  /** Whole dollars that the person holds in it. */
  held: number;
  /** The first card of its list. */
  isFirst?: boolean;
};

/** 'Financiado el {date}' or 'Vendido el {date}'; null when the date is missing. */
function formatStatusDate({
  status,
  fundedDate,
  exitDate,
}: Pick<Project, 'status' | 'fundedDate' | 'exitDate'>): string | null {
  const { datePhrase, dateField } = projectStatus[status];
  const date = dateField === null ? null : { fundedDate, exitDate }[dateField];
  return datePhrase && date ? `${datePhrase} ${formatShortDate(date)}` : null;
}

/** The button of a project that takes no money: an available one has a round, which its page explains. */
const getDetailsAction = (status: ProjectStatus): string =>
  projectStatus[status === 'available' ? 'funded' : status].marketplaceAction;

function Action({ project }: { project: Project }) {
  const { id, name, status, round } = project;
  const participation = findParticipation(project, today());
  if (status === 'available' && !participation && !round)
    return <Button disabled>{projectStatus[status].marketplaceAction}</Button>;
  const [to, variant] = participation
    ? ([investPath(id), 'primary'] as const)
    : ([projectPath(id), 'secondary'] as const);
  const label = participation ? participationAction[participation] : getDetailsAction(status);
  return (
    <ButtonLink to={to} variant={variant}>
      {label}
      <VisuallyHidden> {name}</VisuallyHidden>
    </ButtonLink>
  );
}

function Progress({ project }: { project: Project }) {
  const { name, status, funded, target, round } = project;
  if (status !== 'available') return <Muted>{formatStatusDate(project)}</Muted>;
  const roundLine = round && summarizeRound(round, today());
  if (isUnfunded(round?.state)) return <Muted>{roundLine}</Muted>;
  return (
    <>
      <ProgressBar
        value={capPercent(getFundedPercent(funded, target))}
        label={`Financiamiento de ${name}`}
        caption={describeFunding(project)}
      />
      {roundLine && <Muted>{roundLine}</Muted>}
      {!canInvest(project) && <Muted>{project.reserved > 0 ? texts.reserved : texts.full}</Muted>}
    </>
  );
}

export function MarketplaceCard({ project, list, held, isFirst }: Props) {
  const { id, name, image, location, status, term, propertyType, minInvestment, target } = project;
  const facts = [
    status === 'available'
      ? ['Inversión mínima', formatDollars(minInvestment)]
      : [projectStatus[status].targetLabel, formatDollars(target)],
    ['Plazo', term],
  ] as const;
  return (
    <Frame aria-labelledby={`project-${id}`}>
      <Media>
        <ProjectImage name={name} src={image} ratio="4 / 3" place={project} list={list} isFirst={isFirst} />
        <Badges>
          <FundingBadge project={project} />
          {held > 0 && <Badge>{`Tienes ${formatDollars(held)}`}</Badge>}
        </Badges>
      </Media>
      <Body>
        <div>
          <Muted>
            {location} · {propertyTypeLabel[propertyType]}
          </Muted>
          <Name id={`project-${id}`}>
            <Link to={projectPath(id)}>{name}</Link>
          </Name>
        </div>
        <Return>
          <strong>{formatAnnualReturn(project.annualReturn)}</strong>{' '}
          <span>{`anual proyectado, ${describeReturnBasis(project, today())}`}</span>
        </Return>
        <Facts>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
        <Footer>
          <Progress project={project} />
          <Action project={project} />
        </Footer>
      </Body>
    </Frame>
  );
}
