import { canInvest, fractionPrice, fundedPercent, fundingBadge, investPath, percent, usd } from '@cimiento/contracts';
import { ButtonLink, RiskNote } from '@cimiento/ui';
import { FacadePanel } from '../pictures/FacadePanel';
import type { ProjectQuery } from './project.generated';
import { Act, Aside, Raised } from './ProjectPage.styles';
import { texts } from './texts';

type Props = {
  project: ProjectQuery['project'];
  /** Whole dollars that the person holds of it. */
  held: number;
};

/** The way to take part. */
export const InvestLink = ({ id }: { id: number }) => (
  <ButtonLink to={investPath(id)} variant="accent">
    {texts.invest}
  </ButtonLink>
);

/** How far a project is funded, as its façade, and the way to take part. */
export function FundingAside({ project, held }: Props) {
  const { id, status, funded, target } = project;
  const open = canInvest(project);
  return (
    <Aside aria-label="Financiamiento">
      <FacadePanel funded={funded} target={target} mine={held} mineLabel={held === fractionPrice ? 'tuya' : 'tuyas'}>
        <Raised>
          <strong>{usd(funded)}</strong>
          <p>
            de {usd(target)} ·{' '}
            {status === 'available' && funded > 0
              ? `${percent(fundedPercent(funded, target))} financiado`
              : fundingBadge(project)}
          </p>
        </Raised>
      </FacadePanel>
      {open ? (
        <Act>
          <InvestLink id={id} />
        </Act>
      ) : (
        <p>{texts.closed[status] ?? texts.full}</p>
      )}
      <RiskNote />
    </Aside>
  );
}
