import { useApolloClient } from '@apollo/client/react';
import {
  describePaymentsAhead,
  formatExactDollars,
  formatPaymentDate,
  formatWholeNumber,
  limits,
  sumMoney,
  today,
} from '@cimiento/contracts';
import { getUserMessage } from '@cimiento/session';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, color, ConfirmDialog, space, text } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { styled } from 'styled-components';
import { formatTotal } from '../../shared/records/ListTitle';
import { WarningNotes } from '../../shared/records/Warnings';
import {
  PaymentStatusEffectsDocument,
  PaymentsToChangeDocument,
  SelectablePaymentsDocument,
  type PaymentsToChangeQueryVariables,
} from '../payment-form/payments.generated';
import type { SelectablePayment, Selection } from './useSelection';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[1]} 0;
  border-top: 1px solid ${color.line};
  font-size: ${text.small};
`;

// Rows of one answer of a list.
const pageSize = 100;
const noPayments = { total: 0, totalIsCapped: false };

const formatPayments = (count: number): string => `${formatWholeNumber(count)} ${count === 1 ? 'pago' : 'pagos'}`;

/** '13 pagos por $1,200.00, con fecha del 15/11/2026'. */
function describePayments(payments: readonly SelectablePayment[]): string {
  const days = payments.map(({ paymentDate }) => paymentDate).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  const dates =
    first === last
      ? `del ${formatPaymentDate(first)}`
      : `del ${formatPaymentDate(first)} al ${formatPaymentDate(last)}`;
  return `${formatPayments(payments.length)} por ${formatExactDollars(sumMoney(payments.map(({ amount }) => amount)))}, con fecha ${dates}`;
}

/** The day that is recorded. */
const describeDay = (isOnRecording: boolean): string =>
  isOnRecording
    ? `Se acreditan con la fecha de hoy, ${formatPaymentDate(today())}; los de fecha posterior, con la suya.`
    : 'Se acreditan con la fecha de cada pago.';

/** Names the withdrawals that taking payments back leaves without cover. */
function UnpayWarnings({ payments }: { payments: readonly SelectablePayment[] }) {
  const { data } = usePageQuery(PaymentStatusEffectsDocument, { ids: payments.map(({ id }) => id) });
  return <WarningNotes warnings={data?.paymentStatusEffects.warnings ?? []} />;
}

type Target = 'paid' | 'pending';

const questions: Record<Target, { title: string; effect: string; confirm: string }> = {
  paid: {
    title: '¿Marcar como pagados?',
    effect: 'Cada persona recibe un aviso.',
    confirm: 'Marcar como pagados',
  },
  pending: {
    title: '¿Volver a pendientes?',
    effect: 'El dinero sale del saldo de cada persona, y la persona recibe un aviso.',
    confirm: 'Volver a pendientes',
  },
};

type Props = {
  selection: Selection;
  /** Search and filters of the list. */
  narrowing: Omit<PaymentsToChangeQueryVariables, 'status'> & { status?: string | null };
  busy: boolean;
  onChange: (payments: readonly SelectablePayment[], to: Target) => Promise<unknown>;
};

/**
 * Selects all payments that were found, on all pages, and changes the status of the selected ones. It asks before, with their number, sum and days,
 * and on which day they are credited.
 */
export function SelectionBar({ selection, narrowing, busy, onChange }: Props) {
  const client = useApolloClient();
  const status = narrowing.status === 'paid' ? 'paid' : 'pending';
  const { data } = usePageQuery(PaymentsToChangeDocument, { ...narrowing, status });
  const found = data?.adminPayments;
  const [asked, setAsked] = useState<Target | null>(null);
  const [isReading, setIsReading] = useState(false);

  const selected = [...selection.payments.values()];
  const ofStatus = (wanted: string) => selected.filter((payment) => payment.status === wanted);
  const chosen: Record<Target, SelectablePayment[]> = { paid: ofStatus('pending'), pending: ofStatus('paid') };
  const isWhole = found !== undefined && ofStatus(status).length >= found.total;
  const canSelectAll = found !== undefined && found.total > 0 && !isWhole;

  const selectAll = async () => {
    setIsReading(true);
    try {
      const read = async (offset: number): Promise<SelectablePayment[]> => {
        const variables = { ...narrowing, status, offset } as const;
        const { data } = await client.query({ query: SelectablePaymentsDocument, variables, fetchPolicy: 'no-cache' });
        return [...(data?.adminPayments.items ?? [])];
      };
      const payments: SelectablePayment[] = [];
      for (let offset = 0; offset < Math.min(found?.total ?? 0, limits.changedPayments.max); offset += pageSize)
        payments.push(...(await read(offset)));
      selection.onSelect(payments.slice(0, limits.changedPayments.max));
    } catch (error) {
      toast({
        title: 'Error',
        description: getUserMessage(error, 'No se pudieron leer los pagos.'),
        variant: 'destructive',
      });
    } finally {
      setIsReading(false);
    }
  };

  if (selected.length === 0 && (found?.total ?? 0) === 0) return null;
  const names = { pending: 'pendientes', paid: 'pagados' } as const;
  return (
    <Bar role="group" aria-label="Cambio de varios pagos">
      <span aria-live="polite">
        {selected.length > 0
          ? describePayments(selected)
          : `${formatTotal(found ?? noPayments)} ${names[status]}${found?.sum ? `, ${formatExactDollars(found.sum)}` : ''}`}
      </span>
      {canSelectAll && (
        <Button
          variant="secondary"
          size="small"
          busy={isReading}
          busyLabel="Seleccionando..."
          onClick={() => void selectAll()}
        >
          {found.total > limits.changedPayments.max
            ? `Seleccionar ${formatWholeNumber(limits.changedPayments.max)} ${names[status]}`
            : found.total === 1
              ? `Seleccionar el ${status === 'paid' ? 'pagado' : 'pendiente'}`
              : `Seleccionar los ${formatWholeNumber(found.total)} ${names[status]}`}
        </Button>
      )}
      {selected.length > 0 && (
        <Button variant="secondary" size="small" onClick={selection.onClear}>
          Quitar selección
        </Button>
      )}
      {(['paid', 'pending'] as const).map(
        (to) =>
          chosen[to].length > 0 && (
            <Button
              key={to}
              size="small"
              variant={to === 'paid' ? 'primary' : 'secondary'}
              busy={busy}
              busyLabel="Guardando..."
              onClick={() => setAsked(to)}
            >
              {questions[to].confirm}
            </Button>
          ),
      )}
      {asked && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsked(null)}
          title={questions[asked].title}
          message={
            <>
              <p>{`${describePayments(chosen[asked])}.`}</p>
              {asked === 'paid' && describePaymentsAhead(chosen.paid) && <p>{describePaymentsAhead(chosen.paid)}</p>}
              {asked === 'paid' && <p>{describeDay(data?.creditsOnRecording ?? true)}</p>}
              <p>{questions[asked].effect}</p>
              {asked === 'pending' && <UnpayWarnings payments={chosen.pending} />}
            </>
          }
          confirmLabel={questions[asked].confirm}
          confirmVariant="primary"
          busy={busy}
          onConfirm={() => {
            setAsked(null);
            void onChange(chosen[asked], asked);
          }}
        />
      )}
    </Bar>
  );
}
