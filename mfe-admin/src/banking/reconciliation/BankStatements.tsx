import { confirmationState, formatPaymentDate, toCalendarDate } from '@cimiento/contracts';
import { statementVoidFields, type StatementVoid } from '@cimiento/contracts/fields';
import { toSchema } from '@cimiento/contracts/schemas';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, color, EmptyState, ErrorState, SectionTitle, Skeleton, space, StatusBadge } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { styled } from 'styled-components';
import { Wide } from '../../shared/records/Fields';
import { Panel } from '../../shared/records/Panel';
import { RecordField } from '../../shared/records/RecordField';
import { actionsColumn } from '../../shared/records/RowActions';
import { RecordTable, type ActionColumn } from '../../shared/records/RecordTable';
import { VoidEffects } from '../../shared/statements/VoidEffects';
import { moneyColumn, textColumn } from '../../shared/records/columns';
import { describeAccount } from './bank-line';
import {
  BankStatementsDocument,
  VoidBankStatementDocument,
  type BankStatementRowFragment,
  type ReconciliationQuery,
} from './reconciliation.generated';
import { MutationForm } from '../../shared/records/MutationDialogs';

type Statement = BankStatementRowFragment;
type Accounts = ReconciliationQuery['adminCollectingAccounts'];

// The newest ones: an older statement is rarely voided.
const shown = 25;

const Reason = styled.small`
  display: block;
  margin-top: ${space[0.5]};
  color: ${color.muted};
`;

const noReason: Partial<StatementVoid> = {};

const formatDays = ({ firstDay, lastDay }: Statement): string =>
  firstDay === lastDay
    ? formatPaymentDate(firstDay)
    : `${formatPaymentDate(firstDay)} al\u00a0${formatPaymentDate(lastDay)}`;

const File = styled(Reason)`
  overflow-wrap: anywhere;
`;

const createColumns = (
  accounts: Accounts,
  voidStatement: (statement: Statement) => void,
): readonly ActionColumn<Statement>[] => [
  textColumn('id', 'N.º', { compact: 'labelled' }),
  {
    key: 'account',
    compact: 'title',
    header: 'Cuenta',
    cell: ({ bankAccountId, fileName, fileAccounts, currency }) => (
      <>
        <span>{describeAccount(accounts, bankAccountId)}</span>
        {fileName && <File>{`Archivo ${fileName}`}</File>}
        {fileAccounts.length > 0 && (
          <File>{`El archivo dice cuenta ${fileAccounts.join(', ')}${currency ? `, ${currency}` : ''}`}</File>
        )}
      </>
    ),
  },
  { key: 'days', header: 'Días', nowrap: true, cell: formatDays },
  textColumn('lines', 'Movimientos', { compact: 'labelled', align: 'end' }),
  moneyColumn('closingBalance', 'Saldo final'),
  {
    key: 'state',
    compact: 'status',
    header: 'Estado',
    cell: ({ voidedAt, voidReason, gapReason, accountReason, confirmation, confirmedAt }) => (
      <>
        {voidedAt ? (
          <Badge tone="neutral">{`Anulado el ${formatPaymentDate(toCalendarDate(voidedAt))}`}</Badge>
        ) : confirmation.state === 'pending' ? (
          <>
            <StatusBadge status={confirmationState.pending} />
            <Reason>Otra persona lo compara con el banco; hasta entonces su dinero no se retira.</Reason>
          </>
        ) : confirmation.approvalId !== null && confirmedAt ? (
          <Badge tone="success">{`Confirmado el ${formatPaymentDate(toCalendarDate(confirmedAt))}`}</Badge>
        ) : (
          <Badge tone="success">Registrado</Badge>
        )}
        {voidReason && <Reason>{voidReason}</Reason>}
        {accountReason && <Reason>{`El archivo dice otra cuenta: ${accountReason}`}</Reason>}
        {gapReason && <Reason>{`No continúa el anterior: ${gapReason}`}</Reason>}
      </>
    ),
  },
  actionsColumn(
    ({ id }) => `extracto ${id}`,
    [
      {
        label: 'Anular',
        runs: 'voidBankStatement',
        isOffered: ({ voidedAt }) => voidedAt === null,
        variant: 'ghost',
        onClick: voidStatement,
      },
    ],
  ),
];

type Props = { accounts: Accounts; reload: () => Promise<unknown> };

function VoidDialog({ statement, accounts, ...props }: Props & { statement: Statement; onClose: () => void }) {
  const { id, bankAccountId, lines, confirmation } = statement;
  return (
    <MutationForm
      {...props}
      title={`Anular el extracto ${id}`}
      submitLabel="Anular extracto"
      submitVariant="danger"
      schema={toSchema(statementVoidFields)}
      initialValues={noReason}
      mutation={VoidBankStatementDocument}
      toVariables={(input) => ({ id, input })}
      toasts={{ success: 'Extracto anulado', failure: 'No se pudo anular el extracto' }}
    >
      <Wide>
        <p>{`${describeAccount(accounts, bankAccountId)}, ${formatDays(statement)}: ${lines} ${lines === 1 ? 'movimiento' : 'movimientos'}.`}</p>
        <p>
          Su dinero sale del libro con reversos, las órdenes que pagó se cancelan y cada persona recibe un aviso.
          Después puedes subir el extracto correcto.
        </p>
        <p>
          {confirmation.state === 'pending'
            ? 'Nadie lo confirmó todavía: se anula ya, también donde ese dinero se usó.'
            : 'Si alguien ya usó ese dinero, otro administrador debe aprobarlo.'}
        </p>
        <VoidEffects id={id} />
        <RecordField name="reason" field={statementVoidFields.reason} />
      </Wide>
    </MutationForm>
  );
}

/** The newest statements that were posted, each with a button that voids it. */
export function BankStatements({ accounts, reload }: Props) {
  const { data, loading, error, refresh } = usePageQuery(BankStatementsDocument, { limit: shown });
  const [voided, setVoided] = useState<Statement | null>(null);
  const columns = useMemo(() => createColumns(accounts, setVoided), [accounts]);
  if (error && !loading) return <ErrorState message="No se pudieron cargar los extractos." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando extractos..." />;
  if (data.bankStatements.length === 0) return <EmptyState title="Aún no se registra un extracto" />;
  return (
    <Panel as="section" aria-labelledby="bank-statements">
      <SectionTitle id="bank-statements">Últimos extractos</SectionTitle>
      <RecordTable
        dense
        caption="Últimos extractos"
        columns={columns}
        rows={data.bankStatements}
        rowKey={({ id }) => id}
      />
      {voided && <VoidDialog statement={voided} accounts={accounts} reload={reload} onClose={() => setVoided(null)} />}
    </Panel>
  );
}
