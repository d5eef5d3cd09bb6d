import {
  afterFees,
  countDays,
  formatExactDollars,
  formatLongDate,
  formatMonth,
  projectPath,
  rentState,
  today,
} from '@cimiento/contracts';
import { Card, color, Figure, media, space, text, TextLink, Value } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { NextRent } from '../shared/next-rent';

const Frame = styled(Card)`
  display: grid;
  gap: ${space[1]} ${space[6]};
  padding: ${space[2]};

  h2 {
    color: ${color.muted};
    font-family: inherit;
    font-size: ${text.small};
    font-weight: 400;
    letter-spacing: 0;
  }

  p {
    margin: 0;
  }

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    padding: ${space[2]} ${space[3]};
  }
`;

const Small = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

const Parts = styled.ul`
  align-self: center;
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    gap: ${space[2]};
    padding-block: ${space[0.5]};
    border-bottom: 1px solid ${color.line};
    font-variant-numeric: tabular-nums;
  }

  li:last-child {
    border-bottom: 0;
  }
`;

/** Its day, and how far that is: 'Se paga el 15 de diciembre de 2026, en 15 días'. */
function describeDay(payDate: string): string {
  const days = countDays(today(), payDate);
  const distance = days <= 0 ? '' : days === 1 ? ', mañana' : `, en ${days} días`;
  return `Se paga el ${formatLongDate(payDate)}${distance}`;
}

/** Of which month it is, and what is known of it: 'Renta de noviembre de 2026, pendiente, de 4 proyectos'. */
function describeRents({ periods, states, parts }: NextRent): string {
  const words = states.map((state) =>
    state === 'upcoming' ? `proyectada ${afterFees}` : rentState[state].label.toLowerCase(),
  );
  const count = parts.length === 1 ? '1 proyecto' : `${parts.length} proyectos`;
  return `Renta de ${periods.map(formatMonth).join(' y ')}, ${words.join(' y ')}, de ${count}`;
}

/** The next rent: how much, when and from whom. */
export const NextRentCard = ({ rent }: { rent: NextRent | null }) => (
  <Frame role="group" aria-labelledby="next-rent">
    <div>
      <h2 id="next-rent">Próxima renta</h2>
      <Figure value={rent ? formatExactDollars(rent.amount) : '—'} />
      <p>
        <strong>{rent ? describeDay(rent.payDate) : 'Nada proyectado por ahora'}</strong>
      </p>
      {rent && <Small>{describeRents(rent)}</Small>}
    </div>
    {rent && (
      <Parts>
        {rent.parts.map(({ projectId, projectName, amount }) => (
          <li key={projectId}>
            <TextLink to={projectPath(projectId)}>{projectName}</TextLink>
            <Value>{formatExactDollars(amount)}</Value>
          </li>
        ))}
      </Parts>
    )}
  </Frame>
);
