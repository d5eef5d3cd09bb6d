import { formatExactDollars, sumMoney } from '@cimiento/contracts';
import { Button } from '@cimiento/ui';
import {
  describeWithdrawals,
  usePicked,
  WithdrawalPicker,
  type PaidWithdrawal,
} from '../../shared/withdrawals/WithdrawalPicker';
import { Candidate } from './Proposal.styles';
import type { BankLineMatchInput, BankLineRowFragment } from './reconciliation.generated';

type Props = {
  label: string;
  reasons: readonly string[];
  batchId: number;
  withdrawals: readonly PaidWithdrawal[];
  line: BankLineRowFragment;
  isFirst?: boolean;
  onMatch: (input: BankLineMatchInput) => Promise<void>;
};

/** A file of withdrawals that a debit may pay: without the rows that are unticked its sum is the line's amount. */
export function BatchCandidate({ label, reasons, batchId, withdrawals, line, isFirst = false, onMatch }: Props) {
  const { except, left, toggle } = usePicked(withdrawals);
  const debit = line.amount.replace('-', '');
  const isSum = sumMoney(left.map(({ amount }) => amount)) === debit;
  return (
    <Candidate>
      <span>
        <strong>{label}</strong>
        <small>{reasons.join(' · ')}</small>
        <small>{`Quedan pagados ${describeWithdrawals(left)}.`}</small>
      </span>
      <Button
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        data-first={isFirst || undefined}
        disabled={!isSum}
        aria-label={`Asignar a ${label}`}
        onClick={() => void onMatch({ batchId, except })}
      >
        Asignar
      </Button>
      <details open={!isSum}>
        <summary>{isSum ? 'Retiros del lote' : 'Quita la marca de los que el banco no pagó'}</summary>
        <WithdrawalPicker rows={withdrawals} except={except} onToggle={toggle} />
        <p aria-live="polite">
          {`Marcados: ${describeWithdrawals(left)}.${isSum ? '' : ` El movimiento es de ${formatExactDollars(debit)}.`}`}
        </p>
      </details>
    </Candidate>
  );
}
