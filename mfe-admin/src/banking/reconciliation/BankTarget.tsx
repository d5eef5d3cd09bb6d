import { linePurposeLabel, type BankPurpose } from '@cimiento/contracts';
import { Button, SelectField, Stack } from '@cimiento/ui';
import { useState } from 'react';
import { Choice } from './AssignDialog.styles';
import { describeAccount } from './bank-line';
import type { BankLineMatchInput, BankLineRowFragment, ReconciliationQuery } from './reconciliation.generated';

type Props = {
  line: BankLineRowFragment;
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  onMatch: (input: BankLineMatchInput) => Promise<void>;
};

// A reversal is chosen among the candidates: it needs its deposit.
const choices: readonly BankPurpose[] = ['bank_fee', 'interest', 'not_ours', 'own_transfer'];

/** Assigns a line to what the bank itself did, which belongs to nobody's record. */
export function BankTarget({ line, accounts, onMatch }: Props) {
  const others = accounts.filter(({ id }) => id !== line.bankAccountId);
  const [purpose, setPurpose] = useState<BankPurpose>('bank_fee');
  const [other, setOther] = useState(others[0]?.id);
  const isTransfer = purpose === 'own_transfer';
  return (
    <Stack>
      {isTransfer && (
        <SelectField
          label="Otra cuenta"
          choices={others.map(({ id }) => ({ value: String(id), label: describeAccount(accounts, id) }))}
          value={String(other)}
          onChange={({ currentTarget }) => setOther(Number(currentTarget.value))}
        />
      )}
      <Choice>
        <SelectField
          label="Concepto del banco"
          choices={choices
            .filter((value) => value !== 'own_transfer' || others.length > 0)
            .map((value) => ({ value, label: linePurposeLabel[value] }))}
          value={purpose}
          onChange={({ currentTarget }) =>
            setPurpose(choices.find((value) => value === currentTarget.value) ?? 'bank_fee')
          }
        />
        <Button
          variant="secondary"
          onClick={() => void onMatch({ purpose, ...(isTransfer && { bankAccountId: other }) })}
        >
          Asignar al banco
        </Button>
      </Choice>
    </Stack>
  );
}
