import {
  formatExactDollars,
  formatWholeNumber,
  getPaymentSum,
  paths,
  paymentSums,
  rentState,
  sumMoney,
  today,
  type PaymentSum,
} from '@cimiento/contracts';
import { Filters, QueryList, SelectFilter, useList, usePageQuery } from '@cimiento/product-ui/lists';
import {
  ButtonLink,
  DataTable,
  EmptyState,
  PageContainer,
  PageHeader,
  space,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { styled } from 'styled-components';
import { DownloadPayments } from '../shared/DownloadPayments';
import { filterPayments, listChoices, paymentStates } from './filters';
import { historyColumns } from '../shared/payment-columns';
import { titles } from '../shared/titles';
import { PaymentsDocument, type PaymentsQuery } from './payments.generated';

const texts = {
  title: titles[paths.payments],
  lead: 'Cada pago de tus proyectos, del más reciente al primero.',
  loading: 'Cargando pagos...',
  more: 'Ver más pagos',
  noMatch: 'Ningún pago coincide',
  clear: 'Mostrar todos los pagos',
  failed: 'No pudimos cargar tus pagos. Tu dinero está a salvo: intenta de nuevo.',
} as const;

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

type Payment = PaymentsQuery['myPayments']['returnHistory'][number];

const toChoices = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
const statusChoices = paymentStates.map((value) => ({ value, label: rentState[value].label }));

const sum = (payments: readonly Payment[]): string =>
  formatExactDollars(sumMoney(payments.map(({ amount }) => amount)));

const sumWords: Record<PaymentSum, string> = { received: 'pagados', coming: 'por llegar', missed: 'no pagados' };

/** Number and sums of the payments: each of them counts in exactly one sum. */
function describeSums(payments: readonly Payment[]): string {
  const day = today();
  const sums = paymentSums
    .map((name) => ({ name, rows: payments.filter((payment) => getPaymentSum(payment, day) === name) }))
    .filter(({ name, rows }) => name !== 'missed' || rows.length > 0)
    .map(({ name, rows }) => `${sum(rows)} ${sumWords[name]}`);
  const count = `${formatWholeNumber(payments.length)} ${payments.length === 1 ? 'pago' : 'pagos'}`;
  return `${count}: ${new Intl.ListFormat('es', { type: 'conjunction' }).format(sums)}`;
}

/** The signed-in user's whole payment history, by project, year and status. The filters are in the address. */
export default function PaymentsPage() {
  usePageTitle(texts.title);
  const list = useList(['project', 'year', 'status']);
  const query = usePageQuery(PaymentsDocument, {}, 'cache-and-network');
  const all = query.data?.myPayments.returnHistory ?? [];
  const { projects, years } = listChoices(all);
  const found = filterPayments(all, list.filter);
  return (
    <PageContainer>
      <div>
        <TextLink to={paths.dashboard}>← Volver al dashboard</TextLink>
      </div>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryList
        list={list}
        query={query}
        rows={query.data && found}
        texts={texts}
        empty={
          <EmptyState
            title="Sin pagos recibidos aún"
            description="Aquí verás cada pago de tus proyectos, con su mes y su estado."
            action={<ButtonLink to={paths.calendar}>Ver el calendario de rentas</ButtonLink>}
          />
        }
        filters={
          <Filters role="group" aria-label="Filtros de los pagos">
            <SelectFilter list={list} name="project" label="Proyecto" choices={toChoices(projects)} />
            <SelectFilter list={list} name="year" label="Año" choices={toChoices(years)} />
            <SelectFilter list={list} name="status" label="Estado" choices={statusChoices} />
          </Filters>
        }
      >
        {(shown) => (
          <>
            <Line>
              <p role="status">{describeSums(found)}</p>
              <DownloadPayments payments={found} />
            </Line>
            <DataTable caption={texts.title} columns={historyColumns} rows={shown} rowKey={({ id }) => id} />
          </>
        )}
      </QueryList>
    </PageContainer>
  );
}
