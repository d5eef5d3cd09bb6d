import {
  describeReturnBasis,
  findProjectedFee,
  formatAnnualReturn,
  formatDollars,
  formatShortDate,
  formatWholeNumber,
  isFree,
  projectStatus,
  propertyTypeLabel,
  today,
  withoutFees,
  type ChargedProject,
  type ProjectStatus,
  type PropertyType,
} from '@cimiento/contracts';
import { Facts } from '@cimiento/ui';
import { Figures, type ShownFigure } from './Figures';

type Project = ChargedProject & {
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

const listDate = (label: string, date: string | null | undefined): ShownFigure[] =>
  date ? [{ label, value: formatShortDate(date) }] : [];

/** The fees of a project in percent, or where to read them. */
function describeFees(project: ChargedProject): ShownFigure {
  const label = 'Comisiones';
  const shown = (
    [
      ['management', 'de rentas'],
      ['sale', 'de venta'],
    ] as const
  ).flatMap(([kind, base]) => {
    const fee = findProjectedFee(project, kind, today());
    return fee ? [{ percent: `${fee.wholePercent}%`, base }] : [];
  });
  if (shown.length > 0) {
    const join = (words: readonly string[]) => words.join(' y ');
    return { label, value: join(shown.map(({ percent }) => percent)), note: join(shown.map(({ base }) => base)) };
  }
  return { label, value: isFree(project) ? withoutFees : <a href="#terms">Ver cuáles</a> };
}

/** Whole months between two dates (YYYY-MM-DD). */
function countMonths(from: string, to: string): number {
  const [fromYear = 0, fromMonth = 0, fromDay = 0] = from.split('-').map(Number);
  const [toYear = 0, toMonth = 0, toDay = 0] = to.split('-').map(Number);
  return (toYear - fromYear) * 12 + toMonth - fromMonth - (toDay < fromDay ? 1 : 0);
}

function describeTerm({ status, term, fundedDate, exitDate }: Project): ShownFigure {
  const label = status === 'available' ? 'Plazo' : 'Plazo previsto';
  if (status !== 'exited' || !fundedDate || !exitDate) return { label, value: term };
  const months = countMonths(fundedDate, exitDate);
  return { label, value: term, note: `duró ${months} ${months === 1 ? 'mes' : 'meses'}` };
}

/** The figures that answer first, by the project's status; missing ones are left out. */
function listFigures(project: Project): ShownFigure[] {
  const { status, target, minInvestment, currentValuation, fundedDate, exitDate } = project;
  const { targetLabel, hasValuation, hasExitDate, hasFundedDate } = projectStatus[status];
  const promised = [
    {
      label: 'Retorno proyectado',
      value: formatAnnualReturn(project.annualReturn),
      note: `al año, ${describeReturnBasis(project, today())}`,
    },
    describeFees(project),
    describeTerm(project),
  ];
  if (status === 'available') return [...promised, { label: 'Inversión mínima', value: formatDollars(minInvestment) }];
  return [
    ...promised,
    { label: targetLabel, value: formatDollars(target) },
    ...(hasValuation && currentValuation
      ? [{ label: hasExitDate ? 'Última valoración' : 'Valoración actual', value: formatDollars(currentValuation) }]
      : []),
    ...(hasExitDate ? listDate('Vendido el', exitDate) : hasFundedDate ? listDate('Financiado el', fundedDate) : []),
  ];
}

/** The figures by which somebody decides, or that a closed project reached. */
export const ProjectFigures = ({ project }: { project: Project }) => <Figures figures={listFigures(project)} />;

/** The other facts of a project. */
export function ProjectDetails({ project }: { project: Project }) {
  const { status, target, propertyType, totalInvestors = 0, fundedDate } = project;
  const details: ShownFigure[] = [
    { label: 'Tipo de propiedad', value: propertyTypeLabel[propertyType] },
    ...(status === 'available' ? [{ label: projectStatus[status].targetLabel, value: formatDollars(target) }] : []),
    ...(totalInvestors > 0 ? [{ label: 'Inversores', value: formatWholeNumber(totalInvestors) }] : []),
    ...(status === 'exited' ? listDate('Financiado el', fundedDate) : []),
  ];
  return (
    <Facts $columns="repeat(auto-fill, minmax(min(100%, 9rem), 1fr))">
      {details.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
