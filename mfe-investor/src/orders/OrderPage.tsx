import { useQuery } from '@apollo/client/react';
import {
  formatAnnualReturn,
  brand,
  centsToText,
  orderStatusLabel,
  paths,
  projectedReturnCents,
  projectPath,
  getSharePercent,
  formatDollars,
  formatExactDollars,
  formatWholeNumber,
} from '@cimiento/contracts';
import { toCallError, useAuth, useSessionCheck } from '@cimiento/session';
import {
  Badge,
  Button,
  ButtonLink,
  ErrorState,
  Figure,
  MessagePage,
  PageContainer,
  RiskNote,
  Spinner,
  usePageTitle,
} from '@cimiento/ui';
import { useParams } from 'react-router-dom';
import { parseRecordId } from '../addresses/parse-record-id';
import { OrderDocument, type OrderQuery } from './order.generated';
import { Actions, Lines, Notice, Sheet, Header } from './OrderPage.styles';

const texts = {
  title: 'Compromiso de inversión',
  loading: 'Cargando comprobante...',
  failed: 'No pudimos cargar el comprobante. Tu compromiso está a salvo: revisa tu conexión e intenta de nuevo.',
  notFound: 'Comprobante no encontrado',
  notFoundHint: 'No existe un comprobante tuyo en esta dirección.',
  paymentNotice: `Este comprobante registra tu compromiso. El movimiento del dinero se hace fuera de la plataforma: te escribiremos desde ${brand.contactEmail} con los pasos.`,
} as const;

type Order = OrderQuery['order'];

const longDateTime = new Intl.DateTimeFormat('es-ES', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'America/Guayaquil',
});

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
    ['Retorno anual proyectado', formatAnnualReturn(order.annualReturn)],
    ['Proyectado en un año', formatExactDollars(centsToText(projectedReturnCents(amount, order.annualReturn)))],
    ['Fecha', longDateTime.format(new Date(createdAt))],
  ];
};

function Receipt({ order }: { order: Order }) {
  const { user } = useAuth();
  return (
    <Sheet aria-labelledby="receipt">
      <Header>
        <div>
          <h1 id="receipt">{texts.title}</h1>
          <p>
            N.º <strong>{order.number}</strong>
          </p>
        </div>
        <Badge tone="success">{orderStatusLabel[order.status]}</Badge>
      </Header>
      <Figure value={formatDollars(order.amount)} unit="USD" />
      <Lines>
        {getLines(order, user?.fullName ?? '').map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Lines>
      <Notice>{texts.paymentNotice}</Notice>
      <RiskNote />
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

function OrderDetails({ id }: { id: number }) {
  usePageTitle(texts.title);
  const { data, loading, error, refetch } = useQuery(OrderDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  if (error && toCallError(error).code === 'NOT_FOUND') return <OrderNotFound />;
  return (
    <PageContainer>
      {loading && !data && <Spinner label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {data && !error && (
        <>
          <Receipt order={data.order} />
          <Actions>
            <ButtonLink to={paths.dashboard}>Ver mi portafolio</ButtonLink>
            <ButtonLink to={projectPath(data.order.projectId)} variant="secondary">
              Ver el proyecto
            </ButtonLink>
            <Button variant="ghost" onClick={() => window.print()}>
              Imprimir
            </Button>
          </Actions>
        </>
      )}
    </PageContainer>
  );
}

/** The receipt of one of the person's own orders. */
export default function OrderPage() {
  const id = parseRecordId(useParams()['id']);
  return id === null ? <OrderNotFound /> : <OrderDetails key={id} id={id} />;
}
