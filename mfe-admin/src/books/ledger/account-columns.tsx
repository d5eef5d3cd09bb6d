import { getLedgerAccountName, ledgerAccountKindLabel, toCsvNumber } from '@cimiento/contracts';
import { ViewIcon, type Column } from '@cimiento/ui';
import { PageLink } from '../../shared/access/PageLink';
import type { ExportColumn } from '../../shared/records/export-file';
import { Code } from '../../shared/records/Panel';
import { actionsColumn } from '../../shared/records/RowActions';
import type { LedgerAccountRowFragment } from './ledger.generated';
import { splitSides } from './signed-amounts';
import { personPath } from '../../shared/records/PersonLink';
import { moneyColumn } from '../../shared/records/columns';

export type Account = LedgerAccountRowFragment;
type Named = Pick<Account, 'kind' | 'user' | 'project'> & { code?: string };

/** Whose account it is: the investor, the project, or nobody's. */
export const getOwner = ({ user, project }: Named): string => user?.fullName ?? project?.name ?? '';

/** 'Saldo disponible de María Paz': what people call an account. */
export const getAccountName = (account: Named): string =>
  getLedgerAccountName(account.kind, getOwner(account) || null, account.code);

/** An account by its name, which leads to its investor. */
const AccountName = ({ account }: { account: Account }) =>
  account.user ? (
    <PageLink keepsText to={personPath(account.user.id)}>
      {getAccountName(account)}
    </PageLink>
  ) : (
    getAccountName(account)
  );

export const accountColumns = (open: (account: Account) => void): readonly Column<Account>[] => [
  { key: 'name', compact: 'title', header: 'Cuenta', cell: (account) => <AccountName account={account} /> },
  { key: 'code', header: 'Código', sort: 'code', cell: ({ code }) => <Code>{code}</Code> },
  moneyColumn('balance', 'Saldo'),
  actionsColumn(getAccountName, [{ label: 'Ver movimientos', icon: ViewIcon, onClick: open }]),
];

/** The columns of an account in a file. */
export const accountExport: readonly ExportColumn<Account>[] = [
  ['ID', ({ id }) => id],
  ['Cuenta', getAccountName],
  ['Código', ({ code }) => code],
  ['Tipo', ({ kind }) => ledgerAccountKindLabel[kind]],
  ['De quién', getOwner],
  ['Debe (USD)', ({ balance }) => toCsvNumber(splitSides(balance).debit)],
  ['Haber (USD)', ({ balance }) => toCsvNumber(splitSides(balance).credit)],
];
