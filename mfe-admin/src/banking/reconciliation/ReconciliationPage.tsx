import { useApolloClient } from '@apollo/client/react';
import { formatExactDollars, formatPaymentDate, paths } from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import {
  Badge,
  Block,
  Button,
  ErrorState,
  lazyDialog,
  media,
  PageHeader,
  Skeleton,
  space,
  TextLink,
  usePageTitle,
} from '@cimiento/ui';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { TabLinks } from '../../shared/layout/TabLinks';
import { pages } from '../../shared/pages';
import { BankRulesDocument } from './rules/bank-rules.generated';
import {
  BankCoverageDocument,
  BankLinesDocument,
  BankStatementsDocument,
  ReconciliationDocument,
  type ReconciliationQuery,
} from './reconciliation.generated';
import { BankRecords } from './BankRecords';
import { WaitingLines } from './WaitingLines';

// The windows share one script, which most visits open none of.
const StatementDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'bank-dialogs' */ './StatementDialog').then((module) => module.StatementDialog),
);

const title = pages[paths.adminReconciliation].title;

type Account = ReconciliationQuery['adminCollectingAccounts'][number];
type Comparison = ReconciliationQuery['bankReconciliations'][number];

const formatDuplicates = (count: number): string =>
  count === 1 ? '1 posible duplicado que espera una decisión' : `${count} posibles duplicados que esperan una decisión`;

// A change of one list moves the others: each is read again.
const changed = [
  ReconciliationDocument,
  BankLinesDocument,
  BankStatementsDocument,
  BankRulesDocument,
  BankCoverageDocument,
];

const Accounts = styled.div`
  display: grid;
  gap: ${space[1]};
`;

// On a phone the facts of an account take four lines.
const AccountShape = styled(Block)`
  ${media.tablet} {
    height: 1.75rem;
  }
`;

const AccountLine = styled.section`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[0.5]} ${space[2]};

  p {
    flex-basis: 100%;
    margin: 0;
  }
`;

function Account({ account, comparison }: { account: Account; comparison: Comparison | undefined }) {
  if (!comparison) return null;
  const { statementBalance, statementDay, ledgerBalance, difference, duplicates, duplicatesTotal } = comparison;
  const agrees = difference === '0.00';
  return (
    <AccountLine aria-label={`${account.bank} ${account.accountNumber}`}>
      <strong>{`${account.bank} · ${account.accountNumber}`}</strong>
      <span>
        {`${
          statementBalance && statementDay
            ? `Banco al ${formatPaymentDate(statementDay)}: ${formatExactDollars(statementBalance)}`
            : 'Aún no se registra un extracto.'
        } · Libro: ${formatExactDollars(ledgerBalance)}`}
      </span>
      {difference && (
        <Badge tone={agrees ? 'success' : 'warning'}>
          {agrees ? 'Banco y libro coinciden: $0.00' : `Diferencia: ${formatExactDollars(difference)}`}
        </Badge>
      )}
      {difference && !agrees && (
        <p>
          {difference.startsWith('-')
            ? 'El banco tiene menos que el libro: falta subir un extracto, o el libro tiene dinero que no pasó por esta cuenta.'
            : 'El banco tiene más que el libro: el libro no tiene dinero que pasó por esta cuenta, o el saldo inicial no es el correcto.'}
        </p>
      )}
      {duplicates > 0 && (
        <TextLink to={`${paths.adminReconciliation}?tab=lines&status=duplicate`}>
          {`Aparte, sin registrar en el libro: ${formatDuplicates(duplicates)} por ${formatExactDollars(duplicatesTotal)}.`}
        </TextLink>
      )}
    </AccountLine>
  );
}

const tabs = ['waiting', 'lines', 'statements', 'rules'] as const;
const listParams = ['q', 'from', 'to', 'sort', 'page'];

/** The tab of an address: links to lines that are searched or of another status than `suspense` lead to the list of all. */
function findTab(params: URLSearchParams): (typeof tabs)[number] {
  const isList = listParams.some((name) => params.has(name)) || (params.get('status') ?? 'suspense') !== 'suspense';
  return parseEnum(tabs, params.get('tab') ?? '') ?? (isList ? 'lines' : 'waiting');
}

/** The bank's statements against the ledger: the lines that wait for a person first, then all lines, statements and rules, in tabs. */
function ReconciliationPage() {
  usePageTitle(title);
  const [params] = useSearchParams();
  const { data, loading, error, refresh } = usePageQuery(ReconciliationDocument, {});
  const client = useApolloClient();
  const reload = () => client.refetchQueries({ include: changed });
  const [isOpen, setIsOpen] = useState(false);
  const accounts = data?.adminCollectingAccounts ?? [];
  const comparisons = data?.bankReconciliations ?? [];
  const suspense = data && comparisons.reduce((sum, comparison) => sum + comparison.suspense, 0);
  const tab = findTab(params);
  const waiting = suspense === undefined ? '' : ` (${suspense})`;
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        actions={
          <Allowed to="postBankStatement">
            <Button size="small" disabled={accounts.length === 0} onClick={() => setIsOpen(true)}>
              Subir extracto
            </Button>
          </Allowed>
        }
      />
      {loading && !data && (
        <Skeleton label="Cargando cuentas...">
          <AccountShape $height="5.75rem" />
        </Skeleton>
      )}
      {error && !loading ? (
        <ErrorState message="No se pudieron cargar las cuentas. Tus datos están a salvo." onRetry={refresh} />
      ) : null}
      {data && (
        <Accounts>
          {accounts.map((account) => (
            <Account
              key={account.id}
              account={account}
              comparison={comparisons.find(({ bankAccountId }) => bankAccountId === account.id)}
            />
          ))}
        </Accounts>
      )}
      <TabLinks
        label="Conciliación"
        value={tab}
        items={[
          { value: 'waiting', label: `Por identificar${waiting}` },
          { value: 'lines', label: 'Movimientos' },
          { value: 'statements', label: 'Extractos' },
          { value: 'rules', label: 'Reglas' },
        ]}
      />
      {tab === 'waiting' ? (
        <WaitingLines accounts={accounts} reload={reload} />
      ) : (
        <BankRecords tab={tab} accounts={accounts} comparisons={comparisons} reload={reload} />
      )}
      {isOpen && data && (
        <StatementDialog
          accounts={accounts}
          comparisons={comparisons}
          reload={reload}
          onClose={() => setIsOpen(false)}
        />
      )}
    </AdminLayout>
  );
}

export default guardPage(paths.adminReconciliation, ReconciliationPage);
