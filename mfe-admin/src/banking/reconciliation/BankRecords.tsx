import { Stack } from '@cimiento/ui';
import { describeAccount } from './bank-line';
import { BankLines } from './BankLines';
import { BankStatements } from './BankStatements';
import { Coverage } from './Coverage';
import type { ReconciliationQuery } from './reconciliation.generated';
import { BankRules } from './rules/BankRules';

type Props = {
  tab: 'lines' | 'statements' | 'rules';
  accounts: ReconciliationQuery['adminCollectingAccounts'];
  comparisons: ReconciliationQuery['bankReconciliations'];
  reload: () => Promise<unknown>;
};

/** The other parts of the page: all lines, the statements and their days, and the saved rules. */
export function BankRecords({ tab, accounts, comparisons, reload }: Props) {
  if (tab === 'lines') return <BankLines accounts={accounts} reload={reload} />;
  if (tab === 'rules') return <BankRules accounts={accounts} />;
  const covered = comparisons.filter(({ statementDay }) => statementDay !== null);
  return (
    <Stack>
      {covered.map(({ bankAccountId: id }) => (
        <Coverage key={id} bankAccountId={id} name={accounts.length > 1 ? describeAccount(accounts, id) : null} />
      ))}
      <BankStatements accounts={accounts} reload={reload} />
    </Stack>
  );
}
