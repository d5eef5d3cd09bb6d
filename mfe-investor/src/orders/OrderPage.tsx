import { useQuery } from '@apollo/client/react';
import {
  annualReturn,
  brand,
  centsToText,
  orderStatusLabel,
  paths,
  projectedReturnCents,
  projectPath,
  getSharePercent,
  usd,
  usdExact,
  wholeNumber,
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
import { recordId } from '../addresses/record-id';
import { formatLongDateTime } from './format-date-time';
import { OrderDocument, type OrderQuery } from './order.generated';
import { Actions, Lines, Outside, Paper, Stamp } from './OrderPage.styles';

const texts = {
  title: 'Compromiso de inversión',
  loading: 'Cargando comprobante...',
  failed: 'No pudimos cargar el comprobante. Tu compromiso está a salvo: revisa tu conexión e intenta de nuevo.',
  missing: 'Comprobante no encontrado',
  missingHint: 'No existe un comprobante tuyo en esta dirección.',
  outside: `Este comprobante registra tu compromiso. El movimiento del dinero se hace fuera de la plataforma: te escribiremos desde ${brand.contactEmail} con los pasos.`,
} as const;

type Order = OrderQuery['order'];

const linesOf = (order: Order, holder: string): (readonly [string, string])[] => {
  const { amount, fractions, createdAt, project } = order;
  return [
    ['Titular', holder],
    ['Proyecto', order.projectName],
    ...(project
      ? ([
          ['Ubicación', project.location],
          ['Plazo', project.term],
        ] as const)
      : []),
    ['Fracciones', wholeNumber(fractions)],
    ...(project && project.target > 0
      ? ([['Parte del proyecto', `${getSharePercent(amount, project.target).toFixed(2)}%`]] as const)
      : []),
    ['Retorno anual proyectado', annualReturn(order.annualReturn)],
    ['Proyectado en un año', usdExact(centsToText(projectedReturnCents(amount, order.annualReturn)))],
    ['Fecha', formatLongDateTime(createdAt)],
  ];
};

function Receipt({ order }: { order: Order }) {
  const { user } = useAuth();
  return (
    <Paper aria-labelledby="receipt">
      <Stamp>
        <div>
          <h1 id="receipt">{texts.title}</h1>
          <p>
            N.º <strong>{order.number}</strong>
          </p>
        </div>
        <Badge tone="success">{orderStatusLabel[order.status]}</Badge>
      </Stamp>
      <Figure value={usd(order.amount)} unit="USD" />
      <Lines>
        {linesOf(order, user?.fullName ?? '').map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Lines>
      <Outside>{texts.outside}</Outside>
      <RiskNote />
    </Paper>
  );
}

const Missing = () => (
  <MessagePage
    title={texts.missing}
    message={texts.missingHint}
    actions={<ButtonLink to={paths.dashboard}>Ver mi portafolio</ButtonLink>}
  />
);

function Known({ id }: { id: number }) {
  usePageTitle(texts.title);
  const { data, loading, error, refetch } = useQuery(OrderDocument, {
    variables: { id },
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  if (error && toCallError(error).code === 'NOT_FOUND') return <Missing />;
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

/** The receipt of an order: its owner's alone. */
export default function OrderPage() {
  const id = recordId(useParams()['id']);
  return id === null ? <Missing /> : <Known key={id} id={id} />;
}
