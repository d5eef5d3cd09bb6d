import { formatPaymentDate } from '@cimiento/contracts';
import { color, Muted, SectionTitle, space, text } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { PersonOverview } from './person-columns';
import { formatClock, listTimeline } from './person-timeline';

const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    gap: 0 ${space[2]};
    padding-block: ${space[1]};
    border-top: 1px solid ${color.line};
  }

  /* The same day again says nothing new. */
  li:not([data-first]) {
    border-top-color: transparent;
    padding-top: 0;
  }

  time {
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
    overflow-wrap: anywhere;
  }

  strong {
    font-weight: 560;
    font-variant-numeric: tabular-nums;
  }
`;

/** The newest events of an account, newest first. */
export function PersonTimeline({ overview }: { overview: PersonOverview }) {
  const occurrences = listTimeline(overview);
  return (
    <section aria-labelledby="activity">
      <SectionTitle id="activity">Lo más reciente</SectionTitle>
      {occurrences.length === 0 && <Muted>Actividad: todavía nada.</Muted>}
      <Rows>
        {occurrences.map((occurrence, index) => {
          const { key, day, title, detail, amount } = occurrence;
          const isFirst = occurrences[index - 1]?.day !== day;
          return (
            <li key={key} data-first={isFirst || undefined}>
              <time dateTime={day}>
                {isFirst && <span>{formatPaymentDate(day)}</span>}
                <small>{formatClock(occurrence)}</small>
              </time>
              <div>
                <span>{title}</span>
                <small>{detail}</small>
              </div>
              {amount !== null && <strong>{amount}</strong>}
            </li>
          );
        })}
      </Rows>
    </section>
  );
}
