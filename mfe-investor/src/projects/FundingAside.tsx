import {
  findRoundFault,
  formatDollars,
  formatPercent,
  formatWholeNumber,
  getFundedPercent,
  getFundingBadge,
  investPath,
  isUnfunded,
  messages,
  participationAction,
  today,
  toFractions,
  type Participation,
} from '@cimiento/contracts';
import { Facade, RiskNote } from '@cimiento/product-ui';
import { MissingDocuments, WideAction } from '@cimiento/product-ui/project-content';
import { ButtonLink } from '@cimiento/ui';
import type { ProjectQuery } from './project.generated';
import { Funding, Own } from './ProjectPage.styles';
import { texts } from './texts';

type Props = {
  project: ProjectQuery['project'];
  /** Whole dollars that the person holds in it, or has in its round. */
  held: number;
  /** The way into it now, or null. */
  participation: Participation | null;
  documents: ProjectQuery['projectDocuments'];
};

export const InvestLink = ({ id, participation }: { id: number; participation: Participation }) => (
  <ButtonLink to={investPath(id)} variant="accent">
    {participationAction[participation]}
  </ButtonLink>
);

/** Reason why a project is closed to investments; null where the box of its round says it. */
function describeClosed({ status, reserved, archivedAt, publishedAt, round }: Props['project']): string | null {
  if (publishedAt === null) return messages.draftNotice;
  if (archivedAt) return texts.notOffered;
  if (round && findRoundFault(round, today()) !== null) return null;
  return texts.closed[status] ?? (reserved > 0 ? texts.reserved : texts.full);
}

/** The rest of an open project, the sum that a closed one raised, or the target that was not reached. */
function Raised({ project, held }: Pick<Props, 'project' | 'held'>) {
  const { status, funded, reserved, target } = project;
  const [all, own] = [toFractions(target), toFractions(held)];
  const left = Math.max(0, target - funded - reserved);
  if (isUnfunded(project.round?.state))
    return (
      <div>
        <p>Objetivo</p>
        <strong>{formatDollars(target)}</strong>
        <p>{getFundingBadge(project)}</p>
      </div>
    );
  // A round that closed has no rest to buy, even below its target.
  const isOpen = status === 'available' && project.round?.state !== 'closing';
  const share =
    isOpen && funded > 0 ? `${formatPercent(getFundedPercent(funded, target))} financiado` : getFundingBadge(project);
  return (
    <div>
      <p>{isOpen ? 'Quedan' : 'Se reunieron'}</p>
      <strong>{formatDollars(isOpen ? left : funded)}</strong>
      <p>{isOpen ? `${formatWholeNumber(toFractions(left))} de ${formatWholeNumber(all)} fracciones` : share}</p>
      {isOpen && <p>{`${formatDollars(funded)} de ${formatDollars(target)} · ${share}`}</p>}
      {reserved > 0 && <p>{`${formatDollars(reserved)} en reserva`}</p>}
      {own > 0 && <Own>{`${formatWholeNumber(own)} ${own === 1 ? 'fracción tuya' : 'fracciones tuyas'}`}</Own>}
    </div>
  );
}

/** A project's façade with what is left of it, and the button to invest. */
export function FundingAside({ project, held, participation, documents }: Props) {
  const { id, funded, reserved, target } = project;
  const total = toFractions(target);
  const closed = describeClosed(project);
  const lit = Math.min(toFractions(funded), total);
  return (
    <>
      <Funding>
        <Facade
          total={total}
          lit={lit}
          mine={toFractions(held)}
          reserved={Math.min(toFractions(reserved), total - lit)}
        />
        <Raised project={project} held={held} />
      </Funding>
      {participation ? (
        <WideAction>
          <MissingDocuments documents={documents} />
          <InvestLink id={id} participation={participation} />
        </WideAction>
      ) : (
        closed !== null && <p>{closed}</p>
      )}
      <RiskNote />
    </>
  );
}
