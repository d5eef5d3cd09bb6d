import {
  formatAnnualReturn,
  projectStatus,
  propertyTypeLabel,
  formatShortDate,
  formatDollars,
  formatWholeNumber,
} from '@cimiento/contracts';
import { projectFields } from '@cimiento/contracts/fields';
import type { ProjectQuery } from './project.generated';
import { Facts } from './ProjectPage.styles';

type Project = ProjectQuery['project'];
type Fact = readonly [label: string, value: string];

const toDateFact = (label: string, date: string | null | undefined): Fact[] =>
  date ? [[label, formatShortDate(date)]] : [];

/** A project's figures by its status; missing values are left out. */
function getFacts(project: Project): Fact[] {
  const { status, target, minInvestment, term, propertyType, totalInvestors, currentValuation, fundedDate, exitDate } =
    project;
  const { hasValuation, hasFundedDate, hasExitDate } = projectStatus[status];
  return [
    ['Retorno anual proyectado', formatAnnualReturn(project.annualReturn)],
    ['Inversión mínima', formatDollars(minInvestment)],
    ['Plazo', term],
    ['Tipo de propiedad', propertyTypeLabel[propertyType]],
    [status === 'available' ? projectFields.target.label : 'Precio final', formatDollars(target)],
    ...(totalInvestors > 0 ? ([['Inversores', formatWholeNumber(totalInvestors)]] as const) : []),
    ...(hasValuation && currentValuation ? ([['Valoración actual', formatDollars(currentValuation)]] as const) : []),
    ...(hasFundedDate ? toDateFact('Financiado el', fundedDate) : []),
    ...(hasExitDate ? toDateFact('Vendido el', exitDate) : []),
  ];
}

export const ProjectFigures = ({ project }: { project: Project }) => (
  <Facts>
    {getFacts(project).map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </Facts>
);
