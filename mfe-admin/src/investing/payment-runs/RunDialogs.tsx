import { useQuery } from '@apollo/client/react';
import { describeAhead, describeOverdraw, formatWholeNumber } from '@cimiento/contracts';
import { ConfirmDialog } from '@cimiento/ui';
import { WarningNote } from '../../shared/records/Warnings';
import { describeUndo, formatRunName, type PaymentRun } from './payment-run-texts';
import { PaymentRunOverdrawsDocument, UndoPaymentRunDocument, UnpayPaymentRunDocument } from './payment-runs.generated';
import { MutationQuestion } from '../../shared/records/MutationDialogs';

type Props = { run: PaymentRun; onClose: () => void; reload: () => Promise<unknown> };

/** Names the withdrawals that taking a monthly payment back leaves without cover. */
function OverdrawNote({ id }: { id: number }) {
  const options = { variables: { id }, fetchPolicy: 'network-only' } as const;
  const ids = useQuery(PaymentRunOverdrawsDocument, options).data?.paymentRun.overdraws ?? [];
  if (ids.length === 0) return null;
  return (
    <WarningNote role="alert">
      <p>{describeOverdraw(ids).message}</p>
    </WarningNote>
  );
}

/** Asks before a monthly payment is undone. */
export const UndoDialog = ({ run, ...props }: Props) => (
  <MutationQuestion
    {...props}
    title="¿Deshacer el pago mensual?"
    confirmLabel="Deshacer"
    mutation={UndoPaymentRunDocument}
    variables={{ id: run.id }}
    toasts={{ success: 'Pago mensual deshecho', failure: (message) => message }}
    closesOnFailure
  >
    <p>{describeUndo(run)}</p>
    <OverdrawNote id={run.id} />
  </MutationQuestion>
);

/** Asks before the paid payments of a monthly payment become pending again. */
export function UnpayDialog({ run, ...props }: Props) {
  const { paid } = run.counts;
  const subject =
    paid === 1
      ? 'El pago pagado volverá a pendiente'
      : `Los ${formatWholeNumber(paid)} pagos pagados volverán a pendientes`;
  return (
    <MutationQuestion
      {...props}
      title="¿Volver a pendientes?"
      confirmLabel="Volver a pendientes"
      confirmVariant="primary"
      mutation={UnpayPaymentRunDocument}
      variables={{ id: run.id }}
      toasts={{ success: 'Los pagos volvieron a pendientes', failure: (message) => message }}
      closesOnFailure
    >
      <p>{`${subject}: ${formatRunName(run)}. El dinero sale del saldo de cada inversionista, que recibe un aviso. Si alguien ya lo usó, no cambia ninguno.`}</p>
    </MutationQuestion>
  );
}

type PayProps = { run: PaymentRun; onClose: () => void; onPay: () => void };

/** Asks before the pending payments of a monthly payment become paid. */
export const PayDialog = ({ run, onClose, onPay }: PayProps) => (
  <ConfirmDialog
    open
    onOpenChange={(open) => !open && onClose()}
    title="¿Marcar como pagados?"
    message={
      <>
        <p>{`Los pagos que siguen pendientes de ${formatRunName(run)} quedarán pagados, y cada inversionista verá su dinero. Podrás volverlos a pendientes.`}</p>
        {run.ahead && <p>{describeAhead(run.ahead.payments, run.payments, run.ahead.lastDate)}</p>}
      </>
    }
    confirmLabel="Marcar como pagados"
    confirmVariant="primary"
    onConfirm={() => {
      onPay();
      onClose();
    }}
  />
);
