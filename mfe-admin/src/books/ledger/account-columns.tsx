import { formatExactDollars, ledgerAccountKindLabel, toDecimalComma } from '@cimiento/contracts';
import { ViewIcon, type Column } from '@cimiento/ui';
import type { ExportColumn } from '../../shared/records/export-file';
import { Actions, Code } from '../../shared/records/Panel';
import { RowButton } from '../../shared/records/RowButton';
import type { LedgerAccountRowFragment } from './ledger.generated';

export type Account = LedgerAccountRowFragment;

/** Whose account it is: the investor, the project, or nobody's. */
export const getOwner = ({ user, project }: Account): string => user?.fullName ?? project?.name ?? '';

export const accountColumns = (open: (account: Account) => void): readonly Column<Account>[] => [
  { key: 'code', compact: 'title', header: 'Cuenta', sort: 'code', cell: ({ code }) => <Code>{code}</Code> },
  { key: 'kind', header: 'Tipo', cell: ({ kind }) => ledgerAccountKindLabel[kind] },
  { key: 'owner', header: 'De quién', cell: getOwner },
  {
    key: 'balance',
    compact: 'figure',
    header: 'Saldo',
    align: 'end',
    cell: ({ balance }) => formatExactDollars(balance),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (row) => (
      <Actions>
        <RowButton verb="Ver movimientos" name={row.code} icon={ViewIcon} onClick={() => open(row)} />
      </Actions>
    ),
  },
];

/** The columns of an account in a file. */
export const accountExport: readonly ExportColumn<Account>[] = [
  ['ID', ({ id }) => id],
  ['Cuenta', ({ code }) => code],
  ['Tipo', ({ kind }) => ledgerAccountKindLabel[kind]],
  ['De quién', getOwner],
  ['Saldo (USD)', ({ balance }) => toDecimalComma(balance)],
];
