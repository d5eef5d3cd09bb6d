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
import { Button, ConfirmDialog } from '@cimiento/ui';
import { toast } from '@cimiento/ui/toast';
import { useState } from 'react';
import { formatTotal } from '../../shared/records/ListTitle';
import { SelectionFrame } from '../../shared/records/row-selection';
import { WarningNotes } from '../../shared/records/Warnings';
import {
  PaymentStatusEffectsDocument,
  PaymentsToChangeDocument,
  SelectablePaymentsDocument,
  type PaymentsToChangeQueryVariables,
} from '../payment-form/payments.generated';
import type { SelectablePayment, Selection } from './useSelection';

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

type QuestionProps = {
  to: Target;
  payments: readonly SelectablePayment[];
  /** Whether pending payments are credited on the day of the change. */
  creditsOnRecording: boolean;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before a change, with the number, sum and days of its payments, and on which day they are credited. */
function StatusQuestion({ to, payments, creditsOnRecording, busy, onConfirm, onClose }: QuestionProps) {
  const { title, effect, confirm } = questions[to];
  const ahead = to === 'paid' && describePaymentsAhead(payments);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={title}
      message={
        <>
          <p>{`${describePayments(payments)}.`}</p>
          {ahead && <p>{ahead}</p>}
          {to === 'paid' && <p>{describeDay(creditsOnRecording)}</p>}
          <p>{effect}</p>
          {to === 'pending' && <UnpayWarnings payments={payments} />}
        </>
      }
      confirmLabel={confirm}
      confirmVariant="primary"
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}

/** Reads the payments that were found, on all pages, as far as one change may have them. */
function useReadAll(narrowing: Props['narrowing'], status: Target) {
  const client = useApolloClient();
  const [isReading, setIsReading] = useState(false);
  const readPage = async (offset: number): Promise<SelectablePayment[]> => {
    const variables = { ...narrowing, status, offset } as const;
    const { data } = await client.query({ query: SelectablePaymentsDocument, variables, fetchPolicy: 'no-cache' });
    return [...(data?.adminPayments.items ?? [])];
  };
  const readAll = async (total: number): Promise<SelectablePayment[]> => {
    const payments: SelectablePayment[] = [];
    setIsReading(true);
    try {
      for (let offset = 0; offset < Math.min(total, limits.changedPayments.max); offset += pageSize)
        payments.push(...(await readPage(offset)));
    } catch (error) {
      const description = getUserMessage(error, 'No se pudieron leer los pagos.');
      toast({ title: 'Error', description, variant: 'destructive' });
      return [];
    } finally {
      setIsReading(false);
    }
    return payments.slice(0, limits.changedPayments.max);
  };
  return { isReading, readAll };
}

const names: Record<Target, string> = { pending: 'pendientes', paid: 'pagados' };

/** 'Seleccionar los 13 pendientes'. */
function describeSelectAll(total: number, status: Target): string {
  if (total > limits.changedPayments.max)
    return `Seleccionar ${formatWholeNumber(limits.changedPayments.max)} ${names[status]}`;
  return total === 1
    ? `Seleccionar el ${status === 'paid' ? 'pagado' : 'pendiente'}`
    : `Seleccionar los ${formatWholeNumber(total)} ${names[status]}`;
}

/** Selects all payments that were found, on all pages, and changes the status of the selected ones after a question. */
export function SelectionBar({ selection, narrowing, busy, onChange }: Props) {
  const status = narrowing.status === 'paid' ? 'paid' : 'pending';
  const { data } = usePageQuery(PaymentsToChangeDocument, { ...narrowing, status });
  const found = data?.adminPayments;
  const total = found?.total ?? 0;
  const { isReading, readAll } = useReadAll(narrowing, status);
  const [asked, setAsked] = useState<Target | null>(null);
  const selected = [...selection.payments.values()];
  const ofStatus = (wanted: Target) => selected.filter((payment) => payment.status === wanted);
  const chosen: Record<Target, SelectablePayment[]> = { paid: ofStatus('pending'), pending: ofStatus('paid') };
  if (selected.length === 0 && total === 0) return null;
  return (
    <SelectionFrame role="group" aria-label="Cambio de varios pagos">
      <span aria-live="polite">
        {selected.length > 0
          ? describePayments(selected)
          : `${formatTotal(found ?? noPayments)} ${names[status]}${found?.sum ? `, ${formatExactDollars(found.sum)}` : ''}`}
      </span>
      {ofStatus(status).length < total && (
        <Button
          variant="secondary"
          size="small"
          busy={isReading}
          busyLabel="Seleccionando..."
          onClick={() => void readAll(total).then(selection.onSelect)}
        >
          {describeSelectAll(total, status)}
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
        <StatusQuestion
          to={asked}
          payments={chosen[asked]}
          creditsOnRecording={data?.creditsOnRecording ?? true}
          busy={busy}
          onConfirm={() => {
            setAsked(null);
            void onChange(chosen[asked], asked);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </SelectionFrame>
  );
}
