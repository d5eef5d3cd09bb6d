import {
  describeDeductions,
  describeRent,
  formatExactDollars,
  parseCents,
  rentState,
  type BadgeTone,
} from '@cimiento/contracts';
import { color } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { RentMonthFragment } from './rent-calendar.generated';

/** Marks what did not come in time; the words say the same. */
const Status = styled.span<{ $tone: BadgeTone }>`
  && {
    color: ${({ $tone }) => ($tone === 'success' || $tone === 'danger' ? color[$tone] : color.muted)};
    white-space: normal;
  }
`;

/** The state of a project's rent of one month, in words. */
export function MonthStatus({ month }: { month: RentMonthFragment }) {
  const deductions = describeDeductions(month);
  return (
    <Status $tone={month.state === 'partial' && month.daysLate > 0 ? 'danger' : rentState[month.state].tone}>
      <span>{describeRent(month)}</span>
      <span>
        {month.state !== 'missed' && parseCents(month.missed) > 0 && `, ${formatExactDollars(month.missed)} no pagados`}
      </span>
      {deductions && <span>{`, ${deductions}`}</span>}
    </Status>
  );
}
