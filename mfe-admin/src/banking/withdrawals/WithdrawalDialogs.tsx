import { useMutation } from '@apollo/client/react';
import { approvalReasonLabel, formatExactDollars, newAccountDays, today } from '@cimiento/contracts';
import { withdrawalPaymentFields, withdrawalReasonFields } from '@cimiento/contracts/fields';
import {
  withdrawalPaymentSchema,
  toSchema,
  type WithdrawalPaymentInput,
  type WithdrawalReasonInput,
} from '@cimiento/contracts/schemas';
import { useMemo } from 'react';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { Wide } from '../../shared/records/Fields';
import { Facts } from '../../shared/records/Panel';
import { RecordField } from '../../shared/records/RecordField';
import { useConfirmation } from '../../shared/records/useConfirmation';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { formatDay } from '../../shared/dates';
import { formatAge, getWithdrawalName, Lines, type Withdrawal, type WithdrawalDialog } from './withdrawal-columns';
import {
  ApproveWithdrawalDocument,
  PayWithdrawalDocument,
  RejectWithdrawalDocument,
  ReturnWithdrawalDocument,
  StateWithdrawalNotPaidDocument,
  UnapproveWithdrawalDocument,
} from './withdrawals.generated';
import { MutationForm, MutationQuestion } from '../../shared/records/MutationDialogs';

type Props = { row: Withdrawal; reload: () => Promise<unknown>; onClose: () => void };

/** 'Lote 2, que leyó Lucía Paz el 03/02/2026'. */
const describeRead = ({ id, readAt, reader }: NonNullable<Withdrawal['readBatch']>): string =>
  `Lote ${id}, que leyó ${reader?.fullName ?? 'alguien'}${readAt ? ` el ${formatDay(readAt)}` : ''}`;

const noReason: Partial<WithdrawalReasonInput> = {};

/** The flags that an approver checks, below the value. */
const Look = ({ when, children }: { when: boolean; children: string }) =>
  when && (
    <Lines>
      <strong>{children}</strong>
    </Lines>
  );

function ApproveDialog({ row, reload, onClose }: Props) {
  const { run } = useRecordChanges(reload);
  const [approve] = useMutation(ApproveWithdrawalDocument);
  const confirmation = useConfirmation();
  const confirm = async () => {
    const isDone = await run(() => confirmation.send((input) => approve({ variables: { id: row.id, input } })), {
      success: 'Retiro aprobado',
      failure: 'No se pudo aprobar el retiro',
    });
    return isDone || !confirmation.wasAsked();
  };
  return (
    <ActionDialog
      title="Aprobar retiro"
      disabled={confirmation.isBlocked}
      confirmLabel="Aprobar"
      confirmVariant="primary"
      onConfirm={confirm}
      onClose={onClose}
    >
      <Facts>
        <dt>Monto</dt>
        <dd>{formatExactDollars(row.amount)}</dd>
        <dt>Inversionista</dt>
        <dd>{row.user?.fullName}</dd>
        <dt>Cuenta</dt>
        <dd>
          {row.bankAccount?.bank} {row.bankAccount?.fullAccountNumber}
        </dd>
        <dt>Titular</dt>
        <dd>
          {row.bankAccount?.holderName}, {row.bankAccount?.holderIdNumber}
          <Look when={row.holderDiffers}>{`${approvalReasonLabel.holderDiffers}, o su nombre cambió hace poco`}</Look>
        </dd>
        <dt>Cuenta registrada</dt>
        <dd>
          <span>{row.accountAge === 0 ? 'Hoy' : `Hace ${formatAge(row.accountAge)}`}</span>
          <Look when={row.accountAge < newAccountDays}>{approvalReasonLabel.accountAge}</Look>
        </dd>
        <dt>{approvalReasonLabel.isFirst}</dt>
        <dd>{row.isFirst ? 'Sí' : 'No'}</dd>
        <dt>Saldo después</dt>
        <dd>{formatExactDollars(row.balanceAfter)}</dd>
        {row.readBatch && (
          <>
            <dt>Antes estuvo en</dt>
            <dd>{describeRead(row.readBatch)}</dd>
          </>
        )}
      </Facts>
      {confirmation.note}
    </ActionDialog>
  );
}

const UnapproveDialog = ({ row, ...props }: Props) => (
  <MutationQuestion
    {...props}
    title="¿Volver a solicitado?"
    confirmLabel="Volver a solicitado"
    confirmVariant="primary"
    mutation={UnapproveWithdrawalDocument}
    variables={{ id: row.id }}
    toasts={{ success: 'Retiro solicitado otra vez', failure: 'No se pudo volver a solicitado' }}
    closesOnFailure
  >
    <p>{`El retiro de ${getWithdrawalName(row)} vuelve a esperar una decisión. El dinero sigue apartado, y la persona recibe un aviso.`}</p>
  </MutationQuestion>
);

const reasonTexts = {
  reject: {
    mutation: RejectWithdrawalDocument,
    title: 'Rechazar el retiro de',
    submit: 'Rechazar retiro',
    variant: 'danger',
    hint: 'La persona leerá el motivo. El dinero vuelve a estar disponible en su saldo.',
    toasts: { success: 'Retiro rechazado', failure: 'No se pudo rechazar el retiro' },
  },
  notPaid: {
    mutation: StateWithdrawalNotPaidDocument,
    title: 'El banco no pagó el retiro de',
    submit: 'Registrar que no se pagó',
    variant: 'primary',
    hint: 'Estuvo en un lote que se leyó. Escribe cómo sabes que el banco no lo pagó: después puede aprobarse otra vez, y pagarse por segunda vez si no es cierto.',
    toasts: { success: 'Registrado: el banco no lo pagó', failure: 'No se pudo registrar' },
  },
  return: {
    mutation: ReturnWithdrawalDocument,
    title: 'Registrar la devolución de',
    submit: 'Registrar devolución',
    variant: 'primary',
    hint: 'El banco devolvió este pago. El dinero vuelve a estar disponible en el saldo de la persona.',
    toasts: { success: 'Devolución registrada', failure: 'No se pudo registrar la devolución' },
  },
} as const;

function ReasonDialog({ row, kind, ...props }: Props & { kind: keyof typeof reasonTexts }) {
  const { title, submit, variant, hint, mutation, toasts } = reasonTexts[kind];
  return (
    <MutationForm<WithdrawalReasonInput, { id: number; input: WithdrawalReasonInput }>
      {...props}
      title={`${title} ${getWithdrawalName(row)}`}
      submitLabel={submit}
      submitVariant={variant}
      schema={toSchema(withdrawalReasonFields)}
      initialValues={noReason}
      mutation={mutation}
      toVariables={(input) => ({ id: row.id, input })}
      toasts={toasts}
    >
      <Wide>
        <p>{hint}</p>
        <RecordField name="reason" field={withdrawalReasonFields.reason} />
      </Wide>
    </MutationForm>
  );
}

function PayDialog({ row, ...props }: Props) {
  const initialValues = useMemo<Partial<WithdrawalPaymentInput>>(() => ({ paidOn: today() }), []);
  return (
    <MutationForm
      {...props}
      title={`Registrar el pago de ${getWithdrawalName(row)}`}
      submitLabel="Marcar pagado"
      schema={withdrawalPaymentSchema}
      initialValues={initialValues}
      mutation={PayWithdrawalDocument}
      toVariables={(input) => ({ id: row.id, input })}
      toasts={{ success: 'Retiro pagado', failure: 'No se pudo registrar el pago' }}
    >
      <RecordField name="paidOn" field={withdrawalPaymentFields.paidOn} />
      <RecordField name="bankReference" field={withdrawalPaymentFields.bankReference} />
    </MutationForm>
  );
}

type DialogsProps = { dialog: WithdrawalDialog; reload: () => Promise<unknown>; onClose: () => void };

/** The open dialog of the withdrawals. */
export function WithdrawalDialogs({ dialog: { kind, row }, ...props }: DialogsProps) {
  if (kind === 'approve') return <ApproveDialog row={row} {...props} />;
  if (kind === 'unapprove') return <UnapproveDialog row={row} {...props} />;
  if (kind === 'pay') return <PayDialog row={row} {...props} />;
  return <ReasonDialog kind={kind} row={row} {...props} />;
}
