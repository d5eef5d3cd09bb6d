import {
  brand,
  describeUnconfirmed,
  formatDollars,
  formatExactDollars,
  fractionPrice,
  parseCents,
  parseSignedCents,
  paths,
  sumInRounds,
} from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import {
  ErrorState,
  Notice,
  PageContainer,
  PageHeader,
  Skeleton,
  StatCard,
  StatGrid,
  usePageTitle,
} from '@cimiento/ui';
import { BalanceDocument, type BalanceQuery } from './balance.generated';
import { Deposit } from './Deposit';
import { Withdrawals } from '../withdrawals/Withdrawals';
import { WaitingOrders } from '../reservations/WaitingOrders';
import { titles } from '../shared/titles';
import { Movements } from './Movements';

const texts = {
  title: titles[paths.balance],
  lead: 'El dinero a tu nombre en la cuenta bancaria en la que recibimos los depósitos, y cada movimiento que lo cambió.',
  failed: 'No pudimos cargar tu saldo. Tu dinero está a salvo: intenta de nuevo.',
  negative: `Una corrección dejó tu saldo por debajo de cero. Tus próximas rentas lo compensan; si tienes dudas, escríbenos a ${brand.contactEmail}.`,
} as const;

/** The reason for which money is held. */
function describeHeld(held: string, interests: BalanceQuery['myInterests']): string {
  const wanted = interests.filter(({ state }) => state === 'open').reduce((sum, { fractions }) => sum + fractions, 0);
  if (wanted === 0) return 'Espera un retiro en curso';
  return parseCents(held) > wanted * fractionPrice * 100
    ? 'Espera un retiro en curso y el cierre de rondas en las que registraste interés'
    : 'Espera el cierre de rondas en las que registraste interés';
}

function Figures({ myBalance, myOrders, myInterests }: Pick<BalanceQuery, 'myBalance' | 'myOrders' | 'myInterests'>) {
  const { available, withdrawable, unconfirmedSince, held, upcoming } = myBalance;
  const inRounds = sumInRounds(myOrders);
  return (
    <>
      <StatGrid>
        <StatCard
          label="Disponible"
          value={formatExactDollars(available)}
          note={unconfirmedSince ? `Puedes retirar ${formatExactDollars(withdrawable)}` : 'A tu nombre hoy'}
        />
        <StatCard label="Retenido" value={formatExactDollars(held)} note={describeHeld(held, myInterests)} />
        {inRounds > 0 && (
          <StatCard label="En rondas" value={formatDollars(inRounds)} note="Apartado hasta que se completen" />
        )}
        <StatCard
          label="Por llegar"
          value={formatExactDollars(upcoming)}
          note="Rentas registradas que aún no recibes"
        />
      </StatGrid>
      {unconfirmedSince && <Notice $top={2}>{describeUnconfirmed(unconfirmedSince)}</Notice>}
      {available.startsWith('-') && <Notice $top={2}>{texts.negative}</Notice>}
    </>
  );
}

function Balance({
  myBalance,
  myOrders,
  myInterests,
  collectingAccounts,
  onPaid,
}: BalanceQuery & { onPaid: () => Promise<unknown> }) {
  const { available, depositReference } = myBalance;
  const deposit = <Deposit reference={depositReference} accounts={collectingAccounts} />;
  // Who has nothing to invest or to withdraw came to deposit.
  const isEmpty = parseSignedCents(available) <= 0;
  return (
    <>
      <Figures myBalance={myBalance} myOrders={myOrders} myInterests={myInterests} />
      <WaitingOrders orders={myOrders} available={available} onPaid={onPaid} />
      {isEmpty && deposit}
      <Movements />
      <Withdrawals {...myBalance} />
      {!isEmpty && deposit}
    </>
  );
}

/** The signed-in person's balance: what is available, how to deposit, and every movement. */
export default function BalancePage() {
  usePageTitle(texts.title);
  const { data, loading, error, refresh, reload } = usePageQuery(BalanceDocument, {}, 'cache-and-network');
  return (
    <PageContainer>
      <PageHeader title={texts.title} lead={texts.lead} />
      {loading && !data && <Skeleton label="Cargando saldo..." />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={refresh} />}
      {data && !error && <Balance {...data} onPaid={() => reload().catch(() => undefined)} />}
    </PageContainer>
  );
}
