import {
  beforeFees,
  formatAnnualReturn,
  projectStatus,
  propertyTypeLabel,
  formatShortDate,
  formatDollars,
  formatWholeNumber,
  type ProjectStatus,
  type PropertyType,
} from '@cimiento/contracts';
import { color, font, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';

type Project = {
  status: ProjectStatus;
  target: number;
  minInvestment: number;
  term: string;
  propertyType: PropertyType;
  annualReturn: string;
  fundedDate: string | null;
  exitDate: string | null;
  /** For investors only. */
  totalInvestors?: number;
  currentValuation?: number | null;
};

const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[2]} ${space[3]};
  margin: 0;
  padding: ${space[3]} 0;
  border-block: 1px solid ${color.line};

  & > div {
    display: flex;
    flex-direction: column;
    justify-content: space-between;
  }

  dt {
    color: ${color.muted};
    font-size: ${text.small};
  }

  dd {
    margin: 0;
    font-family: ${font.display};
    font-size: ${text.amount};
    line-height: 1.25;
    font-variant-numeric: tabular-nums lining-nums;
  }
`;

type Fact = readonly [label: string, value: string];

const toDateFact = (label: string, date: string | null | undefined): Fact[] =>
  date ? [[label, formatShortDate(date)]] : [];

/** A project's figures by its status; missing values are left out. */
function getFacts(project: Project): Fact[] {
  const {
    status,
    target,
    minInvestment,
    term,
    propertyType,
    totalInvestors = 0,
    currentValuation,
    fundedDate,
    exitDate,
  } = project;
  const { hasValuation, hasFundedDate, hasExitDate } = projectStatus[status];
  return [
    [`Retorno anual proyectado, ${beforeFees}`, formatAnnualReturn(project.annualReturn)],
    ['Inversión mínima', formatDollars(minInvestment)],
    ['Plazo', term],
    ['Tipo de propiedad', propertyTypeLabel[propertyType]],
    [status === 'available' ? 'Objetivo' : 'Precio final', formatDollars(target)],
    ...(totalInvestors > 0 ? ([['Inversores', formatWholeNumber(totalInvestors)]] as const) : []),
    ...(hasValuation && currentValuation ? ([['Valoración actual', formatDollars(currentValuation)]] as const) : []),
    ...(hasFundedDate ? toDateFact('Financiado el', fundedDate) : []),
    ...(hasExitDate ? toDateFact('Vendido el', exitDate) : []),
  ];
}

/** The promised and reached figures of a project, for its status. */
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
