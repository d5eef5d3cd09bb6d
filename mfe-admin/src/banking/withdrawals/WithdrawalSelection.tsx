import { useMutation } from '@apollo/client/react';
import { formatExactDollars, sumMoney } from '@cimiento/contracts';
import { Button, Checkbox, Dialog } from '@cimiento/ui';
import { useState } from 'react';
import { ActionDialog } from '../../shared/records/ActionDialog';
import { RowSelectionBar, type RowSelection } from '../../shared/records/row-selection';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { describeWithdrawals, WithdrawalRows } from '../../shared/withdrawals/WithdrawalPicker';
import { listLooks, type Withdrawal } from './withdrawal-columns';
import { ApproveWithdrawalsDocument, type ApproveWithdrawalsMutation } from './withdrawals.generated';

type Outcome = ApproveWithdrawalsMutation['approveWithdrawals'][number];

/** '10 retiros aprobados, 2 quedaron fuera'. */
function describeOutcomes(outcomes: readonly Outcome[]): string {
  const count = (status: Outcome['status']): number => outcomes.filter((outcome) => outcome.status === status).length;
  const [approved, left, refused] = [count('approved'), count('left_out'), count('refused')];
  return [
    approved === 0 ? 'Ningún retiro aprobado' : approved === 1 ? '1 retiro aprobado' : `${approved} retiros aprobados`,
    ...(left > 0 ? [left === 1 ? '1 quedó fuera' : `${left} quedaron fuera`] : []),
    ...(refused > 0 ? [refused === 1 ? '1 no se pudo aprobar' : `${refused} no se pudieron aprobar`] : []),
  ].join(', ');
}

/** 'Aprobar los 12 (suma $1,200.00)'. */
const describeApproval = (rows: readonly Withdrawal[]): string => {
  const sum = formatExactDollars(sumMoney(rows.map(({ amount }) => amount)));
  return rows.length === 1 ? `Aprobar el elegido (${sum})` : `Aprobar los ${rows.length} (suma ${sum})`;
};

/** Reasons why a withdrawal was refused, by their codes. */
const refusalTexts: Record<string, string> = {
  FORBIDDEN: 'Debe aprobarlo otra persona: tú cambiaste su acceso o su cuenta, o le acreditaste dinero.',
  INSUFFICIENT_BALANCE: 'El saldo ya no lo cubre.',
  MAY_BE_PAID: 'El banco puede haberlo pagado.',
  SAME_PERSON: 'Apruébalo desde su fila: puede ser de la misma persona.',
  CONFLICT: 'Ya se decidió.',
};

type DialogProps = { rows: readonly Withdrawal[]; reload: () => Promise<unknown>; onClose: () => void };

/** One question before the selected withdrawals are approved. What needs a check is left out unless it is ticked. */
function ApproveAllDialog({ rows, reload, onClose }: DialogProps) {
  const { run } = useRecordChanges(reload);
  const getContext = useIdempotencyKey();
  const [approve] = useMutation(ApproveWithdrawalsDocument);
  const [confirm, setConfirm] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<readonly Outcome[]>([]);
  const looked = rows.filter((row) => listLooks(row).length > 0);
  const chosen = rows.filter((row) => !looked.includes(row) || confirm.includes(row.id));
  const toggle = (id: number) =>
    setConfirm(confirm.includes(id) ? confirm.filter((one) => one !== id) : [...confirm, id]);
  const onConfirm = async () => {
    const input = { ids: rows.map(({ id }) => id), confirm: [...confirm] };
    let outcomes: readonly Outcome[] = [];
    const send = async () => {
      const { data } = await approve({ variables: { input }, context: getContext(input) });
      outcomes = data?.approveWithdrawals ?? [];
    };
    const isDone = await run(send, { success: () => describeOutcomes(outcomes), failure: 'No se pudieron aprobar' });
    const unsuccessful = outcomes.filter(({ status }) => status === 'refused');
    setRefused(unsuccessful);
    return isDone && unsuccessful.length === 0;
  };
  if (refused.length > 0)
    return (
      <Dialog open readOnly onOpenChange={onClose} title="No se aprobaron">
        <WithdrawalRows>
          {refused.map(({ id, code }) => {
            const row = rows.find((other) => other.id === id);
            return (
              <li key={id}>
                <span>{row?.user?.fullName ?? row?.reference}</span>
                {row && <strong>{formatExactDollars(row.amount)}</strong>}
                <small>{refusalTexts[code ?? ''] ?? 'No se pudo aprobar.'}</small>
              </li>
            );
          })}
        </WithdrawalRows>
      </Dialog>
    );
  return (
    <ActionDialog
      title={rows.length === 1 ? '¿Aprobar el retiro?' : `¿Aprobar los ${rows.length} retiros?`}
      confirmLabel="Aprobar"
      confirmVariant="primary"
      disabled={chosen.length === 0}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        Apruebas <strong>{describeWithdrawals(chosen)}</strong>. A cada persona le llega un aviso.
      </p>
      {looked.length > 0 && (
        <>
          <p>Estos quedan fuera, salvo los que marques después de mirarlos:</p>
          <WithdrawalRows>
            {looked.map((row) => (
              <li key={row.id}>
                <Checkbox
                  label={`${row.user?.fullName ?? row.reference}: ${listLooks(row).join(', ')}`}
                  checked={confirm.includes(row.id)}
                  onChange={() => toggle(row.id)}
                />
                <strong>{formatExactDollars(row.amount)}</strong>
                <small>
                  {row.bankAccount?.bank} {row.bankAccount?.fullAccountNumber}, {row.bankAccount?.holderName},{' '}
                  {row.bankAccount?.holderIdNumber}
                </small>
              </li>
            ))}
          </WithdrawalRows>
        </>
      )}
    </ActionDialog>
  );
}

type Props = { selection: RowSelection<Withdrawal>; reload: () => Promise<unknown> };

/** Selects withdrawals of the page, and approves the selected ones after one question. */
export function WithdrawalSelection({ selection, reload }: Props) {
  const [asked, setAsked] = useState<readonly Withdrawal[] | null>(null);
  const { offered, selected } = selection;
  return (
    <RowSelectionBar
      label="Aprobación de varios retiros"
      selection={selection}
      status={
        selected.length > 0
          ? `${describeWithdrawals(selected)} ${selected.length === 1 ? 'elegido' : 'elegidos'}`
          : `${describeWithdrawals(offered)} por decidir en esta página`
      }
      selectAll={offered.length === 1 ? 'Elegir el solicitado' : `Elegir los ${offered.length} solicitados`}
      dialog={asked && <ApproveAllDialog rows={asked} reload={reload} onClose={() => setAsked(null)} />}
    >
      <Button size="small" onClick={() => setAsked(selected)}>
        {describeApproval(selected)}
      </Button>
    </RowSelectionBar>
  );
}
