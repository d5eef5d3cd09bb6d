import { useQuery } from '@apollo/client/react';
import { groupHoldings, paths, formatDollars, formatExactDollars } from '@cimiento/contracts';
import { useAuth, useSessionCheck } from '@cimiento/session';
import {
  ButtonLink,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  RiskNote,
  SectionTitle,
  space,
  Spinner,
  StatCard,
  StatGrid,
  usePageTitle,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { titles } from '../titles';
import { BalanceLine } from './BalanceLine';
import { DashboardDocument, type DashboardQuery } from './dashboard.generated';
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
  const invested = myInvestments.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <StatGrid>
      <StatCard label="Total Invertido" value={formatDollars(invested)} note="Capital comprometido" />
      <StatCard label="Rendimientos" value={formatExactDollars(myPayments.paidTotal)} note="Recibidos a la fecha" />
      <StatCard
        label="Propiedades"
        value={String(groupHoldings(myInvestments).size)}
        note="Proyectos en tu portafolio"
      />
    </StatGrid>
  );
}

function Investments({ investments }: { investments: DashboardQuery['myInvestments'] }) {
  return (
    <section aria-labelledby="investments">
      <SectionTitle id="investments">Tus inversiones</SectionTitle>
      {investments.length === 0 ? (
        <EmptyState
          title="Aún no tienes inversiones"
          description="Explora los proyectos abiertos y elige el primero desde $1,000."
          action={<ButtonLink to={paths.marketplace}>Explorar proyectos</ButtonLink>}
        />
      ) : (
        <>
          <Cards>
            {investments.map((investment) => (
              <InvestmentCard key={investment.id} investment={investment} />
            ))}
          </Cards>
          <RiskNote />
        </>
      )}
    </section>
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
      {loading && <Spinner label="Cargando..." />}
      {error && !loading && (
        <ErrorState
          message="No pudimos cargar tu portafolio. Tus inversiones están a salvo: intenta de nuevo."
          onRetry={() => void refetch()}
        />
      )}
      {data && !error && (
        <>
          <SummaryCards {...data} />
          <BalanceLine balance={data.myBalance} />
          {data.myInvestments.length > 0 && <Performance portfolio={data} />}
          <Investments investments={data.myInvestments} />
          {data.mySettledInvestments.length > 0 && <SettledInvestments settled={data.mySettledInvestments} />}
          <PaymentHistory payments={data.myPayments.returnHistory} />
        </>
      )}
    </PageContainer>
  );
}
