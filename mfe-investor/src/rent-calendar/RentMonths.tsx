import { formatDollars, formatExactDollars, formatMonth, parseCents, projectPath, sumMoney } from '@cimiento/contracts';
import { TextLink, Value, VisuallyHidden } from '@cimiento/ui';
import { getMonthTick } from '../shared/months';
import { groupRents } from '../shared/next-rent';
import type { RentMonthFragment } from './rent-calendar.generated';
import { MonthRows } from './MonthRows';
import { MonthStatus } from './MonthStatus';
import { NarrowOnly, Table, WideOnly } from './RentMonths.styles';
import { getShownAmount, isShort, sumRents } from './rent-totals';

type Month = RentMonthFragment;

type Format = (amount: string) => string;

/** From here on, in cents, a month has no room for cents in its column; the totals and the rows of the months have them. */
const wideCents = 100_000;

function Cell({ month, format }: { month: Month | undefined; format: Format }) {
  if (!month)
    return (
      <td>
        <span aria-hidden>–</span>
        <VisuallyHidden>Nada proyectado</VisuallyHidden>
      </td>
    );
  return (
    <td>
      <Value>{format(getShownAmount(month))}</Value>
      {isShort(month) && <span>{`de ${format(month.expected)}`}</span>}
      <MonthStatus month={month} />
    </td>
  );
}

/** The sum of a column: of what its cells show. */
const ColumnSum = ({ months, format }: { months: readonly Month[]; format: Format }) => (
  <td>
    <Value>{format(sumMoney(months.map(getShownAmount)))}</Value>
    {months.some(isShort) && <span>{`de ${format(sumRents(months).expected)}`}</span>}
  </td>
);

function RowSum({ months }: { months: readonly Month[] }) {
  const { received, expected } = sumRents(months);
  return (
    <td>
      <Value>{formatExactDollars(received)}</Value>
      {received !== expected && <span>{`de ${formatExactDollars(expected)}`}</span>}
    </td>
  );
}

function Grid({ months, periods, year }: { months: readonly Month[]; periods: readonly string[]; year: string }) {
  const byPeriod = groupRents(months, ({ period }) => period).map(([, rows]) => sumRents(rows));
  const isLarge = byPeriod.some(({ expected, received }) =>
    [expected, received].some((amount) => parseCents(amount) >= wideCents),
  );
  const format: Format = isLarge ? formatDollars : formatExactDollars;
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
              <Cell key={period} month={rows.find((row) => row.period === period)} format={format} />
            ))}
            <RowSum months={rows} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Total</th>
          {periods.map((period) => (
            <ColumnSum key={period} months={months.filter((month) => month.period === period)} format={format} />
          ))}
          <RowSum months={months} />
        </tr>
      </tfoot>
    </Table>
  );
}

type Props = { months: readonly Month[]; periods: readonly string[]; year: string };

/** The rents of a year: month by project on a wide screen, rows that open on a narrow one. */
export const RentMonths = (props: Props) => (
  <>
    <WideOnly>
      <Grid {...props} />
    </WideOnly>
    <NarrowOnly>
      <MonthRows months={props.months} />
    </NarrowOnly>
  </>
);
