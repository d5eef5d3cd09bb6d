import { useQuery } from '@apollo/client/react';
import { latestPayments, paths } from '@cimiento/contracts';
import { useAuth, useSessionCheck } from '@cimiento/session';
import { ButtonLink, ErrorState, PageContainer, PageHeader, Spinner, usePageTitle } from '@cimiento/ui';
import { DashboardDocument, type DashboardQuery } from './dashboard.generated';
import { HistoryDocument } from './history.generated';
import { Investments } from './Investments';
import { PaymentHistory } from './PaymentHistory';
import { Performance } from './Performance';
import { SummaryCards } from './SummaryCards';

function Portfolio({ myInvestments, myReturns }: DashboardQuery) {
  return (
    <>
      <SummaryCards investments={myInvestments} received={myReturns.paidTotal} />
      {myInvestments.length > 0 && <Performance />}
      <Investments investments={myInvestments} />
      <PaymentHistory entries={myReturns.returnHistory} total={myReturns.total} />
    </>
  );
}

/** What the signed-in person owns and what it has paid (specification §2 'Dashboard'). */
export default function DashboardPage() {
  usePageTitle('Dashboard');
  const { user } = useAuth();
  const { data, loading, error, refetch } = useQuery(DashboardDocument, {
    variables: { latest: latestPayments },
    notifyOnNetworkStatusChange: true,
  });
  // Asked for together with the rest, so that its figures do not come a round trip later.
  useQuery(HistoryDocument);
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
            <ButtonLink to={paths.opportunities}>Ver Oportunidades</ButtonLink>
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
      {data && !error && <Portfolio {...data} />}
    </PageContainer>
  );
}
