import {
  centsToText,
  formatDollars,
  formatExactDollars,
  formatMonth,
  formatShortDate,
  parseCents,
  parseSignedCents,
  sumInRounds,
  today,
} from '@cimiento/contracts';
import { Card, color, font, media, space, text, Value } from '@cimiento/ui';
import { styled } from 'styled-components';
import { findNextRent } from '../shared/next-rent';
import { FigureRow, SmallFigure } from '../shared/FigureRow';
import type { DashboardQuery } from './dashboard.generated';
import { listHeld } from './holdings';
import { formatAnnualReturn, sumComing, sumPaidByMonth } from './portfolio-returns';

const Panel = styled(Card)`
  display: grid;
  gap: ${space[1.5]} ${space[6]};
  padding: ${space[2]};

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    padding: ${space[2]} ${space[3]};
  }
`;

const Total = styled.h2`
  color: ${color.muted};
  font-family: ${font.sans};
  font-size: ${text.small};
  font-weight: 400;
  letter-spacing: 0;

  span {
    display: block;
    color: ${color.ink};
    font-family: ${font.display};
    font-size: ${text.figure};
    font-weight: 560;
    line-height: 1.15;
    font-variant-numeric: tabular-nums lining-nums;
    overflow-wrap: anywhere;
  }
`;

const Lines = styled.div`
  display: grid;
  gap: ${space[0.5]} ${space[6]};
  padding-top: ${space[1.5]};
  border-top: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;

  p {
    margin: 0;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.small};
  }

  ${media.desktop} {
    grid-column: span 2;
    grid-template-columns: inherit;
  }
`;

type Portfolio = { portfolio: DashboardQuery };

/** Cents of the capital that is in projects, at cost: without what a settled sale gave back. */
const sumInProjects = (portfolio: DashboardQuery): number =>
  listHeld(portfolio).reduce((sum, { amount }) => sum + amount * 100, 0);

/** The rents of the last paid month, and the return so far: 'Renta de octubre de 2026: $292.09 recibidos'. */
function Received({ portfolio }: Portfolio) {
  const last = sumPaidByMonth(portfolio.myPayments.returnHistory, today()).at(-1);
  const annualReturn = formatAnnualReturn(portfolio);
  if (!last && annualReturn === null) return null;
  return (
    <p>
      {last && (
        <>
          <span>{`Renta de ${formatMonth(last.period)}:`}</span>{' '}
          <strong translate="no">{formatExactDollars(centsToText(last.cents))}</strong> <span>recibidos</span>
        </>
      )}
      {annualReturn !== null && (
        <small role="group" aria-label="Rentabilidad anual">
          <span>Rentabilidad anual:</span> <Value>{annualReturn}</Value> <span>recibida</span>
        </small>
      )}
    </p>
  );
}

/** 'Casa Borrero y 3 más'. */
const nameProjects = ([first, ...others]: readonly { projectName: string }[]): string =>
  `${first?.projectName ?? ''}${others.length > 0 ? ` y ${others.length} más` : ''}`;

/** The rent that is paid next, in the words of the calendar: how much, when and from whom. */
function Next({ portfolio: { myPayments, comingRents } }: Portfolio) {
  const next = findNextRent(comingRents);
  if (!next) return null;
  const isFirst = parseCents(myPayments.paidTotal) === 0;
  return (
    <p>
      <span>{isFirst ? 'Tu primera renta prevista:' : 'Próxima renta:'}</span>{' '}
      <strong translate="no">{formatExactDollars(next.amount)}</strong>{' '}
      <span>{`el ${formatShortDate(next.payDate)}, ${nameProjects(next.parts)}`}</span>
      {next.states.includes('upcoming') && (
        <small>
          {isFirst
            ? 'Proyectada después de comisiones, no garantizada. Si el proyecto está en obra, puede llegar después.'
            : 'Proyectada después de comisiones, no garantizada.'}
        </small>
      )}
    </p>
  );
}

/** The money of a user in its parts, what came of it and what comes next. Hidden for a user who has none. */
export function Money({ portfolio }: Portfolio) {
  const { myBalance, myInvestments, myOrders, myPayments } = portfolio;
  const inProjects = sumInProjects(portfolio);
  const inRounds = sumInRounds(myOrders) * 100;
  const inBalance = parseSignedCents(myBalance.available) + parseCents(myBalance.held);
  const coming = sumComing(myPayments.returnHistory, today());
  const total = inProjects + inRounds + inBalance + parseCents(coming);
  if (myInvestments.length === 0 && inRounds === 0 && inBalance === 0 && parseCents(coming) === 0) return null;
  return (
    <Panel as="section" aria-labelledby="money">
      <Total id="money">
        Tienes <Value>{formatExactDollars(centsToText(total))}</Value>
      </Total>
      <FigureRow>
        <SmallFigure label="En proyectos" value={formatDollars(inProjects / 100)} note="A su costo" />
        {inRounds > 0 && (
          <SmallFigure label="En rondas" value={formatDollars(inRounds / 100)} note="Apartado, a tu nombre" />
        )}
        <SmallFigure
          label="En tu saldo"
          value={formatExactDollars(centsToText(inBalance))}
          note={parseCents(myBalance.held) > 0 ? `${formatExactDollars(myBalance.held)} retenidos` : 'Disponible'}
        />
        <SmallFigure label="Por llegar" value={formatExactDollars(coming)} note="Rentas registradas" />
      </FigureRow>
      {myInvestments.length > 0 && (
        <Lines>
          <Received portfolio={portfolio} />
          <Next portfolio={portfolio} />
        </Lines>
      )}
    </Panel>
  );
}
