import {
  canInvest,
  fractionPrice,
  getFundedPercent,
  getFundingBadge,
  investPath,
  messages,
  formatPercent,
  formatDollars,
} from '@cimiento/contracts';
import { RiskNote } from '@cimiento/product-ui';
import { MissingDocuments } from '@cimiento/product-ui/project-content';
import { ButtonLink } from '@cimiento/ui';
import { FacadePanel } from '../shared/FacadePanel';
import type { ProjectQuery } from './project.generated';
import { DesktopAction, Aside, RaisedAmount } from './ProjectPage.styles';
import { texts } from './texts';

type Props = {
  project: ProjectQuery['project'];
  /** Whole dollars that the person holds in it. */
  held: number;
  documents: ProjectQuery['projectDocuments'];
};

export const InvestLink = ({ id }: { id: number }) => (
  <ButtonLink to={investPath(id)} variant="accent">
    {texts.invest}
  </ButtonLink>
);

/** Reason why a project is closed to investments. */
function describeClosed({ status, reserved, archivedAt, publishedAt }: Props['project']): string {
  if (publishedAt === null) return messages.draftNotice;
  if (archivedAt) return texts.notOffered;
  return texts.closed[status] ?? (reserved > 0 ? texts.reserved : texts.full);
}

/** A project's funding, drawn as a façade, and the button to invest. */
export function FundingAside({ project, held, documents }: Props) {
  const { id, status, funded, reserved, target } = project;
  const open = canInvest(project);
  return (
    <Aside aria-label="Financiamiento">
      <FacadePanel
        funded={funded}
        target={target}
        mine={held}
        reserved={reserved}
        mineLabel={held === fractionPrice ? 'tuya' : 'tuyas'}
      >
        <RaisedAmount>
          <strong>{formatDollars(funded)}</strong>
          <p>
            {`de ${formatDollars(target)} · ${
              status === 'available' && funded > 0
                ? `${formatPercent(getFundedPercent(funded, target))} financiado`
                : getFundingBadge(project)
            }`}
          </p>
          {reserved > 0 && <p>{`${formatDollars(reserved)} en reserva`}</p>}
        </RaisedAmount>
      </FacadePanel>
      {open ? (
        <DesktopAction>
          <MissingDocuments documents={documents} />
          <InvestLink id={id} />
        </DesktopAction>
      ) : (
        <p>{describeClosed(project)}</p>
      )}
      <RiskNote />
    </Aside>
  );
}
