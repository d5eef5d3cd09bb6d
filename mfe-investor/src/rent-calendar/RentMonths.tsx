import {
  describeRent,
  formatExactDollars,
  formatMonth,
  formatShortDate,
  parseCents,
  projectPath,
  rentState,
  type RentState,
} from '@cimiento/contracts';
import { TextLink, Value, VisuallyHidden } from '@cimiento/ui';
import { getMonthTick } from '../shared/months';
import type { RentMonthFragment } from './rent-calendar.generated';
import { Amount, MonthCard, NarrowOnly, Status, Table, WideOnly } from './RentMonths.styles';
import { groupRents, sumRents } from './rent-totals';

type Month = RentMonthFragment;

/** States of which a cell shows what is to come, in place of what came. */
const notYet: ReadonlySet<RentState> = new Set(['announced', 'pending', 'upcoming']);

const MonthStatus = ({ month }: { month: Month }) => (
  <Status $tone={month.state === 'partial' && month.daysLate > 0 ? 'danger' : rentState[month.state].tone}>
    <span>{describeRent(month)}</span>
    <span>
      {month.state !== 'missed' && parseCents(month.missed) > 0 && `, ${formatExactDollars(month.missed)} no pagados`}
    </span>
  </Status>
);

/** '$20.00 de $58.34'. */
const formatPair = ({ received, expected }: { received: string; expected: string }): string =>
  `${formatExactDollars(received)} de ${formatExactDollars(expected)}`;

function Cell({ month }: { month: Month | undefined }) {
  if (!month)
    return (
      <td>
        <span aria-hidden>–</span>
        <VisuallyHidden>Nada proyectado</VisuallyHidden>
      </td>
    );
  return (
    <td>
      <Value>{formatExactDollars(notYet.has(month.state) ? month.open : month.received)}</Value>
      {(month.state === 'partial' || month.state === 'late' || month.state === 'missed') && (
        <span>{`de ${formatExactDollars(month.expected)}`}</span>
      )}
      <MonthStatus month={month} />
    </td>
  );
}

const SumCell = ({ months }: { months: readonly Month[] }) => {
  const { received, expected } = sumRents(months);
  return (
    <td>
      <Value>{formatExactDollars(received)}</Value>
      <span>{`de ${formatExactDollars(expected)}`}</span>
    </td>
  );
};

function Grid({ months, periods, year }: { months: readonly Month[]; periods: readonly string[]; year: string }) {
  return (
    <Table>
      <caption>
        <VisuallyHidden>{`Rentas de ${year}, por proyecto y mes`}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Proyecto</th>
          {periods.map((period) => (
            <th key={period} scope="col">
              <span aria-hidden>{getMonthTick(period, false).tick}</span>
              <VisuallyHidden>{formatMonth(period)}</VisuallyHidden>
            </th>
          ))}
          <th scope="col">Total</th>
        </tr>
      </thead>
      <tbody>
        {groupRents(months, ({ projectId }) => projectId).map(([projectId, rows]) => (
          <tr key={projectId}>
            <th scope="row">
              <TextLink to={projectPath(projectId)}>{rows[0]?.projectName}</TextLink>
            </th>
            {periods.map((period) => (
              <Cell key={period} month={rows.find((row) => row.period === period)} />
            ))}
            <SumCell months={rows} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {periods.map((period) => (
            <SumCell key={period} months={months.filter((month) => month.period === period)} />
          ))}
          <SumCell months={months} />
        </tr>
      </tfoot>
    </Table>
  );
}

const List = ({ months }: { months: readonly Month[] }) =>
  groupRents(months, ({ period }) => period).map(([period, rows]) => (
    <MonthCard key={period} aria-label={formatMonth(period)}>
      <h3>
        <span>{formatMonth(period)}</span>
        <Amount>{formatPair(sumRents(rows))}</Amount>
      </h3>
      <ul>
        {rows.map((month) => (
          <li key={month.projectId}>
            <TextLink to={projectPath(month.projectId)}>{month.projectName}</TextLink>
            <Amount>{formatPair(month)}</Amount>
            <MonthStatus month={month} />
            <Amount>{`vence el ${formatShortDate(month.dueDate)}`}</Amount>
          </li>
        ))}
      </ul>
    </MonthCard>
  ));

type Props = { months: readonly Month[]; periods: readonly string[]; year: string };

/** The rents of a year: month by project on a wide screen, a list by month on a phone. */
export const RentMonths = (props: Props) => (
  <>
    <WideOnly>
      <Grid {...props} />
    </WideOnly>
    <NarrowOnly>
      <List months={props.months} />
    </NarrowOnly>
  </>
);
