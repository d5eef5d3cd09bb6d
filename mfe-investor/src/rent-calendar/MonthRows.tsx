import {
  describeGross,
  describeRent,
  formatExactDollars,
  formatMonth,
  formatShortDate,
  parseCents,
  projectPath,
  sumMoney,
} from '@cimiento/contracts';
import { color, media, space, text, TextLink, Value } from '@cimiento/ui';
import { styled } from 'styled-components';
import { MonthStatus } from './MonthStatus';
import type { RentMonthFragment } from './rent-calendar.generated';
import { groupRents } from '../shared/next-rent';
import { getShownAmount, sumRents } from './rent-totals';

type Month = RentMonthFragment;

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
  font-variant-numeric: tabular-nums;

  > li {
    border-bottom: 1px solid ${color.line};
  }

  ${media.desktop} {
    display: grid;
    grid-template-columns: 1fr 1fr;
    align-items: start;
    gap: 0 ${space[6]};
  }

  ul {
    margin: 0;
    padding: 0 0 ${space[1]} ${space[3]};
    list-style: none;
  }

  ul li {
    display: grid;
    grid-template-columns: 1fr auto;
    gap: 0 ${space[2]};
    padding-block: ${space[1]};
    border-top: 1px solid ${color.line};
    font-size: ${text.small};
  }

  ul li > :nth-child(even) {
    text-align: end;
  }
`;

const Summary = styled.summary`
  display: grid;
  grid-template-columns: auto 1fr auto;
  align-items: center;
  gap: 0 ${space[1]};
  min-height: 3.25rem;
  padding-block: ${space[0.5]};
  cursor: pointer;
  list-style: none;

  &::-webkit-details-marker {
    display: none;
  }

  /* On paper, where nothing opens, the months are a list. */
  @media print {
    && {
      display: grid !important;
    }
  }

  &::before {
    content: '+';
    width: 1rem;
    color: ${color.muted};
  }

  details[open] > &::before {
    content: '−';
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
    line-height: 1.3;
  }

  small[data-late] {
    color: ${color.danger};
  }

  > :last-child {
    text-align: end;
    font-weight: 600;
  }
`;

const isLate = ({ open, daysLate }: Month): boolean => daysLate > 0 && parseCents(open) > 0;

/** The states of a month's rents, and its day: 'Pendiente, vence el 15/12/2026'; what is late first. */
function describeMonth(rows: readonly Month[]): string {
  const late = rows.find(isLate);
  if (late) return describeRent(late);
  const words = [...new Set(rows.map(describeRent))].join(' y ');
  return rows.some(({ open }) => parseCents(open) > 0)
    ? `${words}, vence el ${formatShortDate(rows[0]?.dueDate ?? '')}`
    : words;
}

/** The sum of rents: what came or is to come, and what was expected where less of it came than was owed: '$20.00 de $58.34'. */
function formatSum(rows: readonly Month[]): string {
  const sum = sumMoney(rows.map(getShownAmount));
  const { expected } = sumRents(rows);
  // What a house kept of a paid rent is not owed.
  return rows.every(({ state }) => state === 'received') || parseCents(sum) >= parseCents(expected)
    ? formatExactDollars(sum)
    : `${formatExactDollars(sum)} de ${formatExactDollars(expected)}`;
}

/** Months in one row each, which opens to its projects.  */
export const MonthRows = ({ months }: { months: readonly Month[] }) => (
  <List>
    {groupRents(months, ({ period }) => period).map(([period, rows]) => (
      <li key={period}>
        <details>
          <Summary>
            <span>
              <span>{formatMonth(period)}</span>
              <small data-late={rows.some(isLate) || undefined}>{describeMonth(rows)}</small>
            </span>
            <Value>{formatSum(rows)}</Value>
          </Summary>
          <ul>
            {rows.map((month) => (
              <li key={month.projectId}>
                <TextLink to={projectPath(month.projectId)}>{month.projectName}</TextLink>
                <Value>{formatSum([month])}</Value>
                <MonthStatus month={month} />
                <span>
                  {[`vence el ${formatShortDate(month.dueDate)}`, describeGross(month) ?? []].flat().join(', ')}
                </span>
              </li>
            ))}
          </ul>
        </details>
      </li>
    ))}
  </List>
);
