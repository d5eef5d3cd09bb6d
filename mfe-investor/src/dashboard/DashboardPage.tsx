import { useQuery } from '@apollo/client/react';
import { afterFees, beforeFees, isKeptApart, paths } from '@cimiento/contracts';
import { useAuth, useSessionCheck } from '@cimiento/session';
import { RiskNote } from '@cimiento/product-ui';
import {
  Block,
  ButtonLink,
  color,
  ErrorState,
  Explanation,
  lazySection,
  media,
  PageContainer,
  SectionTitle,
  Skeleton,
  space,
  text,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { hasWaiting, WaitingOrders } from '../reservations/WaitingOrders';
import { titles } from '../shared/titles';
import { DashboardDocument, type DashboardQuery } from './dashboard.generated';
import { investmentTerms } from './explanations';
import { FirstInvestment } from './FirstInvestment';
import { listHoldings, type Holding } from './holdings';
import { IdentityNotice } from './IdentityNotice';
import { InvestmentCard } from './InvestmentCard';
import { Money } from './Money';
import { PaymentHistory } from './PaymentHistory';
import { Performance } from './Performance';
import { SettledInvestments } from './SettledInvestments';
import { Summary } from './Summary';

// Only who may open the back office needs it.
const Administration = lazySection(() => import('./Administration').then((module) => module.Administration), {
  loading: 'Cargando lo que espera...',
  failed: 'No pudimos cargar lo que espera en la administración.',
});

const Page = styled(PageContainer)`
  gap: ${space[2]};
  padding-top: ${space[2]};

  ${media.tablet} {
    padding-top: ${space[3]};
  }

  > section:not([aria-labelledby='money'], [aria-labelledby='waiting'], [aria-labelledby='administration']) {
    margin-top: ${space[3]};
  }
`;

const Greeting = styled.h1`
  overflow: hidden;
  font-size: ${text.section};
  line-height: 1.3;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 28rem), 1fr));
  align-items: start;
  gap: ${space[2]};
  margin-bottom: ${space[2]};
`;

const Note = styled.p`
  color: ${color.muted};
  font-size: ${text.small};
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
`;

/** The ways to the other pages of an account, also while its figures load. */
const Links = ({ isEmpty = false }: { isEmpty?: boolean }) => (
  <Ways>
    <ButtonLink size="small" to={paths.settings} variant="secondary">
      Configuración
    </ButtonLink>
    <ButtonLink size="small" to={paths.marketplace} variant={isEmpty ? 'secondary' : 'primary'}>
      Ver Oportunidades
    </ButtonLink>
    <TextLink to={paths.balance}>Ver mi saldo</TextLink>
    <TextLink to={paths.orders}>Mis órdenes</TextLink>
    <TextLink to={paths.calendar}>Calendario de rentas</TextLink>
    <TextLink to={paths.documents}>Estados de cuenta</TextLink>
  </Ways>
);

const Investments = ({ holdings }: { holdings: readonly Holding[] }) => (
  <section aria-labelledby="investments">
    <SectionTitle id="investments">Tus inversiones</SectionTitle>
    <Cards>
      {holdings.map((holding) => (
        <InvestmentCard
          key={holding.investment.id}
          holding={holding}
          list={holdings.flatMap(({ place }) => place ?? [])}
        />
      ))}
    </Cards>
    <Note>{`Cifras proyectadas: ${beforeFees}. Recibidas y esperadas: ${afterFees}.`}</Note>
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
  </section>
);

type PortfolioProps = { portfolio: DashboardQuery; isStaff: boolean; reload: () => Promise<unknown> };

function Portfolio({ portfolio, isStaff, reload }: PortfolioProps) {
  const { myBalance, myOrders, myInvestments, myPayments, mySettledInvestments } = portfolio;
  const holdings = listHoldings(portfolio);
  const isEmpty = myInvestments.length === 0;
  return (
    <>
      {isStaff && isEmpty && <Administration />}
      <IdentityNotice state={portfolio.myIdentity.state} />
      <WaitingOrders orders={myOrders} available={myBalance.available} onPaid={reload} />
      <Money portfolio={portfolio} />
      {isEmpty && (
        <FirstInvestment
          waitsFor={hasWaiting(myOrders) ? 'reservation' : myOrders.some(isKeptApart) ? 'round' : null}
        />
      )}
      <Summary {...portfolio} />
      <Links isEmpty={isEmpty} />
      {!isEmpty && myPayments.returnHistory.length + mySettledInvestments.length > 0 && <Performance {...portfolio} />}
      {!isEmpty && <Investments holdings={holdings} />}
      {mySettledInvestments.length > 0 && <SettledInvestments settled={mySettledInvestments} />}
      <PaymentHistory payments={myPayments.returnHistory} />
    </>
  );
}

/** The shape of the figures that come, and the ways to other pages, which need not wait for them. */
const Loading = () => (
  <>
    <Skeleton label="Cargando...">
      <Block $height="12rem" />
      <Block $height="5.5rem" />
    </Skeleton>
    <Links />
  </>
);

/** The signed-in user's portfolio: what they have, what came and comes, and what they must do, all from one query. */
export default function DashboardPage() {
  usePageTitle(titles[paths.dashboard]);
  const { user } = useAuth();
  const { data, loading, error, refetch } = useQuery(DashboardDocument, { notifyOnNetworkStatusChange: true });
  useSessionCheck(error);
  return (
    <Page>
      <Greeting>{`Hola, ${user?.fullName || 'Inversionista'}`}</Greeting>
      {loading && <Loading />}
      {error && !loading && (
        <>
          <ErrorState
            message="No pudimos cargar tu portafolio. Tus inversiones están a salvo: intenta de nuevo."
            onRetry={() => void refetch()}
          />
          <Links />
        </>
      )}
      {data && !error && (
        <Portfolio portfolio={data} isStaff={user?.role === 'admin'} reload={() => refetch().catch(() => undefined)} />
      )}
    </Page>
  );
}
