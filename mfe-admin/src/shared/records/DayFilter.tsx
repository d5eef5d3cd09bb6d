import { isCalendarDate } from '@cimiento/contracts';
import { color, media, radius, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { ListState } from './useListState';

/** Names of the filters of days, in the address and in queries. */
export const dayFilters = ['from', 'to'] as const;

const labels = { from: 'Desde', to: 'Hasta' } as const;

const Day = styled.label`
  display: inline-flex;
  flex: 1 1 11rem;
  align-items: center;
  min-width: 0;
  gap: ${space[1]};
  min-height: 2.5rem;
  padding: 0 ${space[1]} 0 ${space[1.5]};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.muted};
  font-size: ${text.small};

  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }

  input {
    flex: 1;
    min-width: 0;
    max-width: 8.5rem;
    border: 0;
    outline: 0;
    background: none;
    color: ${color.ink};
    font: inherit;
  }

  /* WebKit writes today's date into an empty field in its own colour, which must not look like a value. */
  input[value=''] {
    -webkit-text-fill-color: ${color.muted};
  }

  ${media.tablet} {
    flex: none;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
    font-size: ${text.body};
  }
`;

// Side by side where there is room.
const Days = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  min-width: 0;
  gap: ${space[1.5]};

  ${media.tablet} {
    flex: none;
  }
`;

/** The days of a list's address as variables of its query, the earlier one first; null for a day that is not set, or is none. */
export const toDayVariables = (getFilter: ListState['filter']): Record<(typeof dayFilters)[number], string | null> => {
  const [from, to] = dayFilters.map((name) => {
    const day = getFilter(name);
    return isCalendarDate(day) ? day : null;
  });
  return from && to && from > to ? { from: to, to: from } : { from: from ?? null, to: to ?? null };
};

type DayInputProps = { label: string; accessibleName: string; value: string; onChange: (day: string) => void };

/** A day above a list, with its label inside. */
export const DayInput = ({ label, accessibleName, value, onChange }: DayInputProps) => (
  <Day>
    {label}
    <input type="date" aria-label={accessibleName} value={value} onChange={({ target }) => onChange(target.value)} />
  </Day>
);

type Props = { list: ListState; /** Of which day of a record: 'Fecha del pago'. */ label: string };

/** The first and the last day of a list, kept in the address with the rest of its state. */
export const DayFilter = ({ list, label }: Props) => (
  <Days>
    {dayFilters.map((name) => (
      <DayInput
        key={name}
        label={labels[name]}
        accessibleName={`${label}: ${labels[name].toLowerCase()}`}
        value={list.filter(name)}
        onChange={(day) => list.onFilter(name, day)}
      />
    ))}
  </Days>
);
