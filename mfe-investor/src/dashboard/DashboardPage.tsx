import { useQuery } from '@apollo/client/react';
import { latestPayments, paths } from '@cimiento/contracts';
import { useAuth } from '@cimiento/session';
import { ButtonLink, ErrorState, PageContainer, PageHeader, Spinner, usePageTitle } from '@cimiento/ui';
import { lazy, Suspense } from 'react';
import { useSessionCheck } from '../session/useSessionCheck';
import { DashboardDocument, type DashboardQuery } from './dashboard.generated';
import { HistoryDocument } from './history.generated';
import { Investments } from './Investments';
import { PaymentHistory } from './PaymentHistory';
import { SummaryCards } from './SummaryCards';

// The charts and what they are drawn from come after what a person looks for first.
const Performance = lazy(() => import('./Performance'));

function Portfolio({ myInvestments, myReturns }: DashboardQuery) {
  return (
    <>
      <SummaryCards investments={myInvestments} received={myReturns.paidTotal} />
      {myInvestments.length > 0 && (
        <Suspense fallback={<Spinner label="Cargando..." />}>
          <Performance />
        </Suspense>
      )}
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
  // Asked for together with the rest, so that it is here when the charts are.
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
        <ErrorState message="No pudimos cargar tu portafolio. Tus inversiones están a salvo: intenta de nuevo." onRetry={() => void refetch()} />
      )}
      {data && !error && <Portfolio {...data} />}
    </PageContainer>
  );
}
