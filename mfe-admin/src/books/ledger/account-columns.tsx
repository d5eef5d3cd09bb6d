import { formatExactDollars, ledgerAccountKindLabel, toCsvNumber } from '@cimiento/contracts';
import { ViewIcon, type Column } from '@cimiento/ui';
import { PageLink } from '../../shared/access/PageLink';
import type { ExportColumn } from '../../shared/records/export-file';
import { Code } from '../../shared/records/Panel';
import { actionsColumn } from '../../shared/records/RowActions';
import type { LedgerAccountRowFragment } from './ledger.generated';
import { splitSides } from './signed-amounts';
import { personPath } from '../../shared/records/PersonLink';

export type Account = LedgerAccountRowFragment;
/** Whose account it is: the investor, the project, or nobody's. */
const getOwner = ({ user, project }: Account): string => user?.fullName ?? project?.name ?? '';

/** An account by its name, which leads to its investor. */
const AccountName = ({ account: { user, name } }: { account: Account }) =>
  user ? (
    <PageLink keepsText to={personPath(user.id)}>
      {name}
    </PageLink>
  ) : (
    name
  );

/** The code and the name in the accountant's chart; the code of the ledger for an account without one. */
const AccountCode = ({ account: { code, accountCode } }: { account: Account }) =>
  accountCode ? `${accountCode.code} · ${accountCode.name}` : <Code>{code}</Code>;

const getName = ({ name }: Account): string => name;

const side = { compact: 'labelled', align: 'end' } as const;

export const accountColumns = (open: (account: Account) => void): readonly Column<Account>[] => [
  { key: 'name', compact: 'title', header: 'Cuenta', cell: (account) => <AccountName account={account} /> },
  { key: 'code', header: 'Código', sort: 'code', cell: (account) => <AccountCode account={account} /> },
  { key: 'debit', ...side, header: 'Debe', cell: ({ balance }) => formatExactDollars(splitSides(balance).debit) },
  { key: 'credit', ...side, header: 'Haber', cell: ({ balance }) => formatExactDollars(splitSides(balance).credit) },
  actionsColumn(getName, [{ label: 'Ver movimientos', icon: ViewIcon, onClick: open }]),
];

/** The columns of an account in a file. */
export const accountExport: readonly ExportColumn<Account>[] = [
  ['ID', ({ id }) => id],
  ['Cuenta', getName],
  ['Código', ({ code }) => code],
  ['Código contable', ({ accountCode }) => accountCode?.code ?? null],
  ['Tipo', ({ kind }) => ledgerAccountKindLabel[kind]],
  ['De quién', getOwner],
  ['Debe (USD)', ({ balance }) => toCsvNumber(splitSides(balance).debit)],
  ['Haber (USD)', ({ balance }) => toCsvNumber(splitSides(balance).credit)],
];
