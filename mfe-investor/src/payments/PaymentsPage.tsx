import { useQuery } from '@apollo/client/react';
import {
  formatExactDollars,
  formatWholeNumber,
  getInvestorPaymentLabel,
  isPaidAhead,
  isReceived,
  paths,
  sumMoney,
  today,
} from '@cimiento/contracts';
import { useSessionCheck } from '@cimiento/session';
import {
  Button,
  ButtonLink,
  DataTable,
  EmptyState,
  ErrorState,
  PageContainer,
  PageHeader,
  Section,
  SelectField,
  space,
  Spinner,
  TextLink,
  useLatestSearchParams,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { DownloadPayments } from '../shared/DownloadPayments';
import { filterPayments, listChoices, parsePaymentFilters, toPaymentParams, type PaymentFilters } from './filters';
import { historyColumns } from '../shared/payment-columns';
import { titles } from '../titles';
import { PaymentsDocument, type PaymentsQuery } from './payments.generated';

const texts = {
  title: titles[paths.payments],
  lead: 'Cada pago de tus proyectos, del más reciente al primero.',
  loading: 'Cargando pagos...',
  failed: 'No pudimos cargar tus pagos. Tu dinero está a salvo: intenta de nuevo.',
} as const;

const pageSize = 25;
const noFilters: PaymentFilters = { project: '', year: '', status: '' };

const Toolbar = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  align-items: end;
  gap: ${space[2]};
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[1]} ${space[3]};

  p {
    margin: 0;
  }
`;

const More = styled.div`
  display: flex;
  justify-content: center;
`;

type Payment = PaymentsQuery['myPayments']['returnHistory'][number];

const toChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const statusChoices = (['paid', 'pending'] as const).map((value) => ({ value, label: getInvestorPaymentLabel(value) }));

type FilterProps = { payments: readonly Payment[]; filters: PaymentFilters; onChange: (changed: object) => void };

function Filters({ payments, filters, onChange }: FilterProps) {
  const { projects, years } = listChoices(payments);
  return (
    <Toolbar role="group" aria-label="Filtros de los pagos">
      <SelectField
        label="Proyecto"
        empty="Todos"
        choices={toChoices(projects)}
        value={filters.project}
        onChange={({ target }) => onChange({ project: target.value })}
      />
      <SelectField
        label="Año"
        empty="Todos"
        choices={toChoices(years)}
        value={filters.year}
        onChange={({ target }) => onChange({ year: target.value })}
      />
      <SelectField
        label="Estado"
        empty="Todos"
        choices={statusChoices}
        value={filters.status}
        onChange={({ target }) => onChange({ status: target.value })}
      />
    </Toolbar>
  );
}

const sum = (payments: readonly Payment[]): string =>
  formatExactDollars(sumMoney(payments.map(({ amount }) => amount)));

/** How many payments there are, and the sums of those that were received, that have a date to come, and that are not paid. */
function describeSums(payments: readonly Payment[]): string {
  const day = today();
  const received = payments.filter((payment) => isReceived(payment, day));
  const ahead = payments.filter((payment) => isPaidAhead(payment, day));
  const pending = payments.filter(({ status }) => status !== 'paid');
  const count = `${formatWholeNumber(payments.length)} ${payments.length === 1 ? 'pago' : 'pagos'}`;
  const middle = ahead.length > 0 ? `, ${sum(ahead)} pagados con fecha futura` : '';
  return `${count}: ${sum(received)} pagados${middle} y ${sum(pending)} pendientes`;
}

function History({ payments }: { payments: readonly Payment[] }) {
  const [params, changeParams] = useLatestSearchParams();
  const [count, setCount] = useState(pageSize);
  const filters = parsePaymentFilters(params);
  const found = filterPayments(payments, filters);
  const change = (changed: object) => {
    setCount(pageSize);
    changeParams((before) => toPaymentParams({ ...parsePaymentFilters(before), ...changed }), { replace: true });
  };
  return (
    <Section aria-label={texts.title}>
      <Filters payments={payments} filters={filters} onChange={change} />
      {found.length === 0 ? (
        <EmptyState
          title="Ningún pago coincide"
          description="Nada coincide con los filtros que elegiste."
          action={
            <Button variant="secondary" onClick={() => change(noFilters)}>
              Mostrar todos los pagos
            </Button>
          }
        />
      ) : (
        <>
          <Line>
            <p role="status">{describeSums(found)}</p>
            <DownloadPayments payments={found} />
          </Line>
          <DataTable
            caption={texts.title}
            columns={historyColumns}
            rows={found.slice(0, count)}
            rowKey={({ id }) => id}
          />
          {found.length > count && (
            <More>
              <Button variant="secondary" onClick={() => setCount(count + pageSize)}>
                Ver más pagos
              </Button>
            </More>
          )}
        </>
      )}
    </Section>
  );
}

/** The signed-in person's whole payment history, by project, year and status. The filters are in the URL. */
export default function PaymentsPage() {
  usePageTitle(texts.title);
  const { data, loading, error, refetch } = useQuery(PaymentsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  useSessionCheck(error);
  const payments = data?.myPayments.returnHistory;
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.dashboard}>← Volver al dashboard</TextLink>
      </div>
      <PageHeader title={texts.title} lead={texts.lead} />
      {loading && !payments && <Spinner label={texts.loading} />}
      {error && !loading && <ErrorState message={texts.failed} onRetry={() => void refetch()} />}
      {payments &&
        !error &&
        (payments.length === 0 ? (
          <EmptyState
            title="Sin pagos recibidos aún"
            description="Aquí verás cada pago de tus proyectos, con su período y su estado."
            action={<ButtonLink to={paths.calendar}>Ver el calendario de rentas</ButtonLink>}
          />
        ) : (
          <History payments={payments} />
        ))}
    </PageContainer>
  );
}
