import { formatDollars, formatExactDollars, groupHoldings, parseCents, sumInRounds } from '@cimiento/contracts';
import { Explanation } from '@cimiento/ui';
import { FigureRow, SmallFigure } from '../shared/FigureRow';
import type { DashboardQuery } from './dashboard.generated';
import { listHeld } from './holdings';
import { listPortfolioTerms } from './explanations';

/** The specified figures of a portfolio with the capital that sales returned, and what each figure of the page means. */
export function Summary(portfolio: DashboardQuery) {
  const { myBalance, myInvestments, myOrders, myPayments } = portfolio;
  const isEmpty = myInvestments.length === 0;
  const invested = listHeld(portfolio).reduce((sum, { amount }) => sum + amount, 0);
  return (
    <div>
      <FigureRow>
        <SmallFigure
          label="Total Invertido"
          value={formatDollars(invested)}
          note={isEmpty ? 'Por empezar' : 'Capital comprometido'}
        />
        {parseCents(myBalance.returned) > 0 && (
          <SmallFigure label="Devuelto" value={formatExactDollars(myBalance.returned)} note="Capital de ventas" />
        )}
        <SmallFigure
          label="Rendimientos"
          value={formatExactDollars(myPayments.paidTotal)}
          note={parseCents(myPayments.paidTotal) === 0 ? 'Por llegar' : 'Recibidos a la fecha'}
        />
        <SmallFigure
          label="Propiedades"
          value={String(groupHoldings(myInvestments).size)}
          note={isEmpty ? 'Por elegir' : 'Proyectos en tu portafolio'}
        />
      </FigureRow>
      <Explanation subject="tus cifras" question="¿Cómo se calculan?">
        <dl>
          {listPortfolioTerms(sumInRounds(myOrders) > 0).map(([term, meaning]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
      </Explanation>
    </div>
  );
}
