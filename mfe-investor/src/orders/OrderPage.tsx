import { useQuery } from '@apollo/client/react';
import {
  beforeFees,
  formatAnnualReturn,
  listBases,
  subtractPercent,
  today,
  toNetReturn,
  brand,
  describeCompany,
  centsToText,
  getOrderBadge,
  getOrderReceipt,
  isKeptApart,
  isUnfunded,
  orderFundingLabel,
  orderStatus,
  parseCents,
  paths,
  projectedReturnCents,
  projectPath,
  getSharePercent,
  formatDollars,
  formatExactDollars,
  formatMoment,
  formatPaymentDate,
  roundPromise,
  roundState,
  formatWholeNumber,
} from '@cimiento/contracts';
import { toCallError, useAuth, useSessionCheck } from '@cimiento/session';
import { MessagePage, NotFound, RiskNote } from '@cimiento/product-ui';
import { readSiteFacts } from '@cimiento/product-ui/site';
import {
  Button,
  ButtonLink,
  ErrorState,
  Figure,
  Notice,
  PageContainer,
  Skeleton,
  StatusBadge,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { parseRecordId } from '../shared/parse-record-id';
import { CancelOrder } from './CancelOrder';
import { getNextSteps } from './next-steps';
import { OrderDocument, type OrderQuery } from './order.generated';
import { NextStepBar } from './NextStepBar';
import { Actions, Header, Issuer, Lines, Sheet, Steps } from './OrderPage.styles';
import { TimeLeft, TransferDetails } from './Reservation';
import { isPayable } from '../reservations/received-money';
import { IdentityLink } from '../shared/IdentityLink';

const texts = {
  loading: 'Cargando comprobante...',
  failed: 'No pudimos cargar el comprobante. Tu compromiso está a salvo: revisa tu conexión e intenta de nuevo.',
  notFound: 'Comprobante no encontrado',
  notFoundHint: 'No existe un comprobante tuyo en esta dirección.',
} as const;

type Order = OrderQuery['order'];

/** Describes where the money of a cancelled order is, by how it was paid. */
function describeCancelled({ paidAt, fundedFrom, cancellation, amount, received }: Order): string {
  const dollars = formatDollars(amount);
  if (paidAt !== null)
    return fundedFrom === 'balance'
      ? `Ya no tienes estas fracciones. Los ${dollars} que pagaste desde tu saldo volvieron a él.`
      : `Ya no tienes estas fracciones. Los ${dollars} que transferiste están en tu saldo: puedes invertirlos o retirarlos.`;
  const what =
    cancellation === 'reservation'
      ? 'Cancelaste la reserva y las fracciones quedaron libres.'
      : 'Tu reserva se canceló y las fracciones quedaron libres.';
  return parseCents(received) > 0
    ? `${what} Los ${formatExactDollars(received)} que recibimos están en tu saldo.`
    : `${what} No se movió dinero.`;
}

/** The place of the money of an order in a round. */
function describeInRound({ round }: Order): string {
  if (!round) return roundPromise.kept;
  if (isUnfunded(round.state)) return `${roundState[round.state].label}: tu dinero vuelve a tu saldo en unos segundos.`;
  return round.state === 'open'
    ? `Tu dinero está apartado en la ronda, que cierra el ${formatPaymentDate(round.closesAt)}. ${roundPromise.failed(round.minimum)}`
    : 'La ronda cerró y se está confirmando. Tu dinero sigue apartado: si no se confirma, vuelve a tu saldo.';
}

/** The past or next step of an order's money. */
function getNotice(order: Order): string {
  const { status, fundedFrom, cancellation, round, project } = order;
  if (isKeptApart(order)) return describeInRound(order);
  switch (status) {
    case 'committed':
      return `Este comprobante registra tu compromiso. El movimiento del dinero se hace fuera de la plataforma: te escribiremos desde ${brand.contactEmail} con los pasos.`;
    case 'reserved':
      return project?.round
        ? `Estas fracciones están reservadas para ti. Entras en la ronda cuando llega tu transferencia; si no llega a tiempo, la reserva vence sin costo. ${roundPromise.kept}`
        : 'Estas fracciones están reservadas para ti. Tu inversión queda hecha cuando llega tu transferencia; si no llega a tiempo, la reserva vence sin costo.';
    case 'paid':
      return fundedFrom === 'balance'
        ? 'El monto salió de tu saldo y tu inversión está hecha.'
        : 'Tu transferencia llegó y tu inversión está hecha.';
    case 'expired':
      return 'La transferencia no llegó a tiempo y las fracciones quedaron libres. Lo que llegó o llegue con su referencia se acredita a tu saldo.';
    case 'refunded':
      return `La ronda no se completó.${round?.reason ? ` Motivo: ${round.reason}.` : ''} Todo lo que pusiste está otra vez en tu saldo: puedes invertirlo o retirarlo.`;
    case 'cancelled':
      if (cancellation === 'left_round')
        return 'Saliste de la ronda antes de su cierre, y el dinero volvió a tu saldo.';
      if (cancellation === 'match_undone')
        return `Ya no tienes estas fracciones: el banco no tiene la transferencia con la que figuraba pagada. Si la hiciste, escríbenos a ${brand.contactEmail}.`;
      if (cancellation === 'administrator')
        return 'Un administrador canceló esta orden y las fracciones quedaron libres. Si la habías pagado, el dinero volvió a tu saldo.';
      return describeCancelled(order);
  }
}

/** The projection of an order for a year, on each basis of its project; before fees where that is no longer known. */
function listProjected({ amount, annualReturn, project }: Order): (readonly [string, string])[] {
  const bases = project ? listBases(project, today()) : [{ words: beforeFees, percent: 0 }];
  const yearlyCents = projectedReturnCents(amount, annualReturn);
  return bases.flatMap(({ words, percent }) => [
    [`Retorno anual proyectado, ${words}`, formatAnnualReturn(toNetReturn(annualReturn, percent))],
    [`Proyectado en un año, ${words}`, formatExactDollars(centsToText(subtractPercent(yearlyCents, percent)))],
  ]);
}

const getLines = (order: Order, investor: string): (readonly [string, string])[] => {
  const { amount, fractions, createdAt, project } = order;
  return [
    ['Titular', investor],
    ['Proyecto', order.projectName],
    ...(project
      ? ([
          ['Ubicación', project.location],
          ['Plazo', project.term],
        ] as const)
      : []),
    ['Fracciones', formatWholeNumber(fractions)],
    ...(project && project.target > 0
      ? ([['Parte del proyecto', `${getSharePercent(amount, project.target).toFixed(2)}%`]] as const)
      : []),
    ...listProjected(order),
    ...(order.status === 'committed' ? [] : ([['Forma de pago', orderFundingLabel[order.fundedFrom]]] as const)),
    ['Fecha', formatMoment(createdAt, 'long')],
    ...(order.paidAt ? ([['Pagada', formatMoment(order.paidAt, 'long')]] as const) : []),
  ];
};

function NextSteps({ order }: { order: Order }) {
  const [openedAt] = useState(() => Date.now());
  const steps = getNextSteps(order, openedAt);
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">Qué sigue</h2>
      <Steps>
        {steps.map(({ when, what }) => (
          <li key={when}>
            <strong>{when}</strong>
            <span>{what}</span>
          </li>
        ))}
      </Steps>
    </section>
  );
}

/** The identity that a reservation waits for. */
const IdentityNeeded = ({ refusal, hasMoney }: { refusal: string; hasMoney: boolean }) => (
  <Notice>
    {hasMoney && <span>Tu dinero está en tu saldo y alcanza para esta orden: no hace falta transferir más. </span>}
    <span>{refusal}</span> <IdentityLink />
  </Notice>
);

function Receipt({ order, myBalance: { available }, myIdentityRefusal, collectingAccounts: accounts }: OrderQuery) {
  const { user } = useAuth();
  const { amount, reference, received, missing, status, expiresAt } = order;
  const refusal = status === 'reserved' ? myIdentityRefusal : null;
  const hasMoney = isPayable(available, amount);
  return (
    <Sheet aria-labelledby="receipt">
      <Header>
        <h1 id="receipt">{getOrderReceipt(order)}</h1>
        <p>
          N.º <strong>{order.number}</strong>
        </p>
        <StatusBadge status={getOrderBadge(order)} />
      </Header>
      {status === 'reserved' && expiresAt && <TimeLeft expiresAt={expiresAt} />}
      {refusal !== null && <IdentityNeeded refusal={refusal} hasMoney={hasMoney} />}
      {status === 'reserved' && reference && !(refusal !== null && hasMoney) ? (
        <TransferDetails order={{ amount, received, missing, reference }} available={available} accounts={accounts} />
      ) : (
        <Figure value={formatDollars(amount)} unit="USD" />
      )}
      <Lines>
        {getLines(order, user?.fullName ?? '').map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Lines>
      {refusal === null && (
        <>
          <Notice>{getNotice(order)}</Notice>
          <NextSteps order={order} />
        </>
      )}
      <RiskNote />
      <Issuer>
        Emitido por <strong>{brand.name}</strong> ·{' '}
        {[brand.tagline, brand.contactEmail, ...describeCompany(readSiteFacts().company)].join(' · ')}
      </Issuer>
    </Sheet>
  );
}

const OrderNotFound = () => (
  <MessagePage
    title={texts.notFound}
    message={texts.notFoundHint}
    actions={<ButtonLink to={paths.dashboard}>Ver mi portafolio</ButtonLink>}
  />
);

/** The page may have been open since before the cooling-off period ended. */
const canCancel = ({ isCancellable, cancellableUntil }: Order): boolean =>
  isCancellable && (cancellableUntil === null || Date.parse(cancellableUntil) > Date.now());

function OrderDetails({ id }: { id: number }) {
  const { data, loading, error, refetch } = useQuery(OrderDocument, {
    variables: { id },
    // Always fetched again: the money may have arrived.
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  usePageTitle(data ? getOrderReceipt(data.order) : orderStatus.paid.receipt);
  useSessionCheck(error);
  if (error && toCallError(error).code === 'NOT_FOUND') return <OrderNotFound />;
  return (
    <PageContainer>
      {loading && !data && <Skeleton label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && !error && (
        <>
          <Receipt {...data} />
          <Actions>
            <ButtonLink to={paths.dashboard}>Ver mi portafolio</ButtonLink>
            <ButtonLink to={paths.orders} variant="secondary">
              Ver mis órdenes
            </ButtonLink>
            <ButtonLink to={projectPath(data.order.projectId)} variant="secondary">
              Ver el proyecto
            </ButtonLink>
            <Button variant="ghost" onClick={() => window.print()}>
              Imprimir
            </Button>
            {canCancel(data.order) && <CancelOrder order={data.order} onRefused={() => void refetch()} />}
          </Actions>
          {data.order.status === 'reserved' && data.order.reference && (
            <NextStepBar
              order={{ ...data.order, reference: data.order.reference }}
              available={data.myBalance.available}
              isBarred={data.myIdentityRefusal !== null}
              onDone={() => refetch().catch(() => undefined)}
            />
          )}
        </>
      )}
    </PageContainer>
  );
}

/** The receipt of one of the person's own orders. */
export default function OrderPage() {
  const id = parseRecordId(useParams()['id']);
  return id === null ? <NotFound /> : <OrderDetails key={id} id={id} />;
}
