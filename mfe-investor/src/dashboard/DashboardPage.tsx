import { useQuery } from '@apollo/client/react';
import { groupHoldings, parseCents, paths, formatDollars, formatExactDollars, today } from '@cimiento/contracts';
import { useAuth, useSessionCheck } from '@cimiento/session';
import { RiskNote } from '@cimiento/product-ui';
import {
  ButtonLink,
  ErrorState,
  Explanation,
  PageContainer,
  PageHeader,
  SectionTitle,
  space,
  Skeleton,
  StatCard,
  StatGrid,
  usePageTitle,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { hasWaiting, WaitingOrders } from '../reservations/WaitingOrders';
import { titles } from '../shared/titles';
import { BalanceLine } from './BalanceLine';
import { DashboardDocument, type DashboardQuery } from './dashboard.generated';
import { explanations, investmentTerms } from './explanations';
import { FirstInvestment, FirstRent } from './FirstSteps';
import { describePace } from './holding-pace';
import { findFirstRent, listHoldings, type Holding } from './holdings';
import { InvestmentCard } from './InvestmentCard';
import { PaymentHistory } from './PaymentHistory';
import { Performance } from './Performance';
import { SettledInvestments } from './SettledInvestments';

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  gap: ${space[3]};
  margin-bottom: ${space[2]};
`;

function SummaryCards({ myInvestments, myPayments }: DashboardQuery) {
  const invested = formatDollars(myInvestments.reduce((sum, { amount }) => sum + amount, 0));
  const returns = formatExactDollars(myPayments.paidTotal);
  const isEmpty = myInvestments.length === 0;
  const awaitsReturns = parseCents(myPayments.paidTotal) === 0;
  return (
    <StatGrid>
      <StatCard
        label="Total Invertido"
        value={isEmpty ? 'Por empezar' : invested}
        note={isEmpty ? `${invested} hasta hoy` : 'Capital comprometido'}
        explanation={explanations.invested}
      />
      <StatCard
        label="Rendimientos"
        value={awaitsReturns ? 'Por llegar' : returns}
        note={awaitsReturns ? `${returns} hasta hoy` : 'Recibidos a la fecha'}
        explanation={explanations.returns}
      />
      <StatCard
        label="Propiedades"
        value={isEmpty ? 'Tu primera' : String(groupHoldings(myInvestments).size)}
        note={isEmpty ? '0 en tu portafolio' : 'Proyectos en tu portafolio'}
        explanation={explanations.properties}
      />
    </StatGrid>
  );
}

function Investments({ holdings, hasReserved }: { holdings: readonly Holding[]; hasReserved: boolean }) {
  return (
    <section aria-labelledby="investments">
      <SectionTitle id="investments">Tus inversiones</SectionTitle>
      {holdings.length === 0 ? (
        <FirstInvestment hasReserved={hasReserved} />
      ) : (
        <>
          <Cards>
            {holdings.map(({ investment, rent, payments, sale, place }) => (
              <InvestmentCard
                key={investment.id}
                investment={investment}
                pace={describePace({ rent, payments, actualReturns: investment.actualReturns }, today())}
                sale={sale}
                place={place}
                list={holdings.flatMap((holding) => holding.place ?? [])}
              />
            ))}
          </Cards>
          <RiskNote />
          <Explanation subject="de tus inversiones" question="¿Qué significa cada cifra?">
            <dl>
              {investmentTerms.map(([term, meaning]) => (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{meaning}</dd>
                </div>
              ))}
            </dl>
          </Explanation>
        </>
      )}
    </section>
  );
}

/** The return of a portfolio, or the date of its first rent. */
function Returns({ portfolio, holdings }: { portfolio: DashboardQuery; holdings: readonly Holding[] }) {
  const hasPayments = portfolio.myPayments.returnHistory.length > 0;
  if (hasPayments || portfolio.mySettledInvestments.length > 0) return <Performance portfolio={portfolio} />;
  const first = findFirstRent(holdings, today());
  return first && <FirstRent {...first} />;
}

type PortfolioProps = { portfolio: DashboardQuery; reload: () => Promise<unknown> };

function Portfolio({ portfolio, reload }: PortfolioProps) {
  const { myBalance, myOrders, myInvestments, myPayments, mySettledInvestments } = portfolio;
  const holdings = listHoldings(portfolio);
  const isEmpty = myInvestments.length === 0;
  return (
    <>
      <WaitingOrders orders={myOrders} available={myBalance.available} onPaid={reload} />
      {isEmpty && <Investments holdings={holdings} hasReserved={hasWaiting(myOrders)} />}
      <SummaryCards {...portfolio} />
      <BalanceLine balance={myBalance} />
      {!isEmpty && <Returns portfolio={portfolio} holdings={holdings} />}
      {!isEmpty && <Investments holdings={holdings} hasReserved={false} />}
      {mySettledInvestments.length > 0 && <SettledInvestments settled={mySettledInvestments} />}
      <PaymentHistory payments={myPayments.returnHistory} />
    </>
  );
}

/** The signed-in person's portfolio: totals, performance, investments and payments, all from one query. */
export default function DashboardPage() {
  usePageTitle(titles[paths.dashboard]);
  const { user } = useAuth();
  const { data, loading, error, refetch } = useQuery(DashboardDocument, { notifyOnNetworkStatusChange: true });
  useSessionCheck(error);
  return (
    <PageContainer>
      <PageHeader
        title={`Hola, ${user?.fullName || 'Inversionista'}`}
        lead="Tu portafolio de un vistazo."
        actions={
          <>
            <ButtonLink to={paths.settings} variant="secondary">
              Configuración
            </ButtonLink>
            <ButtonLink to={paths.marketplace}>Ver Oportunidades</ButtonLink>
          </>
        }
      />
      {loading && <Skeleton label="Cargando..." />}
      {error && !loading && (
        <ErrorState
          message="No pudimos cargar tu portafolio. Tus inversiones están a salvo: intenta de nuevo."
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && <Portfolio portfolio={data} reload={() => refetch().catch(() => undefined)} />}
    </PageContainer>
  );
}
