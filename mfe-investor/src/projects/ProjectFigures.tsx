import {
  amountRange,
  annualReturn,
  projectStatus,
  propertyTypeLabel,
  shortDate,
  usd,
  wholeNumber,
} from '@cimiento/contracts';
import type { ProjectQuery } from './project.generated';
import { Facts } from './ProjectPage.styles';

type Project = ProjectQuery['project'];
type Fact = readonly [label: string, value: string];

const dated = (label: string, date: string | null | undefined): Fact[] => (date ? [[label, shortDate(date)]] : []);

/** What is known of a project, by its status: a value that is missing leaves its line out. */
function factsOf(project: Project): Fact[] {
  const { status, target, term, propertyType, totalInvestors, currentValuation, fundedDate, exitDate } = project;
  const { hasValuation, hasFundedDate, hasExitDate } = projectStatus[status];
  return [
    ['Retorno anual proyectado', annualReturn(project.annualReturn)],
    ['Inversión mínima', usd(amountRange(project).min)],
    ['Plazo', term],
    ['Tipo de propiedad', propertyTypeLabel[propertyType]],
    [status === 'available' ? 'Meta' : 'Precio final', usd(target)],
    ...(totalInvestors > 0 ? ([['Inversores', wholeNumber(totalInvestors)]] as const) : []),
    ...(hasValuation && currentValuation ? ([['Valoración actual', usd(currentValuation)]] as const) : []),
    ...(hasFundedDate ? dated('Financiado el', fundedDate) : []),
    ...(hasExitDate ? dated('Vendido el', exitDate) : []),
  ];
}

/** A project's figures, side by side. */
export const ProjectFigures = ({ project }: { project: Project }) => (
  <Facts>
    {factsOf(project).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);
