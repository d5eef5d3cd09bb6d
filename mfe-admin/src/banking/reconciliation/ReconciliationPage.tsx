import { useApolloClient } from '@apollo/client/react';
import { formatExactDollars, formatPaymentDate, paths } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Badge, Button, Card, ErrorState, lazyDialog, PageHeader, Skeleton, usePageTitle } from '@cimiento/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Allowed } from '../../shared/access/allowed';
import { guardPage } from '../../shared/layout/guardPage';
import { AdminLayout } from '../../shared/layout/AdminLayout';
import { pages } from '../../shared/pages';
import { BankRules } from './rules/BankRules';
import { BankRulesDocument } from './rules/bank-rules.generated';
import { BankLines } from './BankLines';
import { BankStatements } from './BankStatements';
import { Coverage } from './Coverage';
import {
  BankCoverageDocument,
  BankLinesDocument,
  BankStatementsDocument,
  ReconciliationDocument,
  type ReconciliationQuery,
} from './reconciliation.generated';

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

const AccountSection = styled(Card)`
  > :last-child {
    margin-bottom: 0;
  }
`;

function AccountCard({ account, comparison }: { account: Account; comparison: Comparison | undefined }) {
  if (!comparison) return null;
  const { statementBalance, statementDay, ledgerBalance, difference, suspense, duplicates, duplicatesTotal } =
    comparison;
  const agrees = difference === '0.00';
  return (
    <AccountSection as="section" aria-label={`${account.bank} ${account.accountNumber}`}>
      <strong>{`${account.bank} · ${account.accountNumber}`}</strong>
      <p>
        <span>
          {statementBalance && statementDay
            ? `Banco al ${formatPaymentDate(statementDay)}: ${formatExactDollars(statementBalance)}`
            : 'Aún no se registra un extracto.'}
        </span>
        <span>{` · Libro: ${formatExactDollars(ledgerBalance)}`}</span>
      </p>
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
      {suspense > 0 && (
        <p>
          <Link to={`${paths.adminReconciliation}?status=suspense`}>{`${suspense} por identificar`}</Link>
        </p>
      )}
      {duplicates > 0 && (
        <p>{`Aparte, sin registrar en el libro: ${formatDuplicates(duplicates)} por ${formatExactDollars(duplicatesTotal)}.`}</p>
      )}
      {statementDay && <Coverage bankAccountId={account.id} />}
    </AccountSection>
  );
}

/** The bank's statements against the ledger: report, upload, and the lines that wait for a person. */
function ReconciliationPage() {
  usePageTitle(title);
  const { data, loading, error, refresh } = usePageQuery(ReconciliationDocument, {});
  const client = useApolloClient();
  const reload = () => client.refetchQueries({ include: changed });
  const [isOpen, setIsOpen] = useState(false);
  return (
    <AdminLayout>
      <PageHeader
        title={title}
        lead="El extracto del banco y el libro, lado a lado. Lo que no se reconoce por su referencia espera aquí a una persona."
        actions={
          <Allowed to="postBankStatement">
            <Button disabled={!data || data.adminCollectingAccounts.length === 0} onClick={() => setIsOpen(true)}>
              Subir extracto
            </Button>
          </Allowed>
        }
      />
      {loading && !data && <Skeleton label="Cargando cuentas..." />}
      {error && !loading ? (
        <ErrorState message="No se pudieron cargar las cuentas. Tus datos están a salvo." onRetry={refresh} />
      ) : null}
      {data?.adminCollectingAccounts.map((account) => (
        <AccountCard
          key={account.id}
          account={account}
          comparison={data.bankReconciliations.find(({ bankAccountId }) => bankAccountId === account.id)}
        />
      ))}
      <BankLines accounts={data?.adminCollectingAccounts ?? []} reload={reload} />
      <BankStatements accounts={data?.adminCollectingAccounts ?? []} reload={reload} />
      <BankRules accounts={data?.adminCollectingAccounts ?? []} />
      {isOpen && data && (
        <StatementDialog
          accounts={data.adminCollectingAccounts}
          comparisons={data.bankReconciliations}
          reload={reload}
          onClose={() => setIsOpen(false)}
        />
      )}
    </AdminLayout>
  );
}

export default guardPage(paths.adminReconciliation, ReconciliationPage);
