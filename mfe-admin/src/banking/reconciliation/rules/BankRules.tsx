import { useApolloClient } from '@apollo/client/react';
import { lineDirectionLabel, messages, rulePurposeLabel } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, ErrorState, lazyDialog, Row, SectionTitle, Skeleton } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { Allowed } from '../../../shared/access/allowed';
import { DeleteDialog } from '../../../shared/records/DeleteDialog';
import { Panel } from '../../../shared/records/Panel';
import { actionsColumn } from '../../../shared/records/RowActions';
import { RecordTable, type ActionColumn } from '../../../shared/records/RecordTable';
import { textColumn } from '../../../shared/records/columns';
import { describeAccount } from '../bank-line';
import type { ReconciliationQuery } from '../reconciliation.generated';
import { BankRulesDocument, DeleteBankRuleDocument, type BankRuleRowFragment } from './bank-rules.generated';
import { useSave } from '../../../shared/records/MutationDialogs';

const RuleDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'bank-dialogs' */ './RuleDialog').then((module) => module.RuleDialog),
);

type Rule = BankRuleRowFragment;
type Accounts = ReconciliationQuery['adminCollectingAccounts'];

const deleted = { success: 'Regla eliminada', failure: 'No se pudo eliminar la regla' };

/** 'Comisión del banco', 'Renta de Casa Borrero'. */
const describePurpose = ({ purpose, projectId, project }: Rule): string =>
  projectId === null
    ? rulePurposeLabel[purpose]
    : `${rulePurposeLabel[purpose]} de ${project?.name ?? messages.missingProject}`;

const createColumns = (accounts: Accounts, remove: (rule: Rule) => void): readonly ActionColumn<Rule>[] => [
  { key: 'text', compact: 'title', header: 'Texto contiene', cell: ({ text }) => `«${text}»` },
  { key: 'purpose', compact: 'status', header: 'Es', cell: describePurpose },
  {
    key: 'scope',
    header: 'Para',
    cell: ({ bankAccountId, direction }) =>
      [
        bankAccountId === null ? 'Todas las cuentas' : describeAccount(accounts, bankAccountId),
        ...(direction === null ? [] : [lineDirectionLabel[direction]]),
      ].join(' · '),
  },
  textColumn('lines', 'Identificados', { compact: 'labelled', align: 'end' }),
  actionsColumn(
    ({ text }) => `regla «${text}»`,
    [{ label: 'Eliminar', runs: 'deleteBankRule', variant: 'ghost', onClick: remove }],
  ),
];

/** The saved rules for lines that name nobody: how many lines each identified, and how one is saved or deleted. */
export function BankRules({ accounts }: { accounts: Accounts }) {
  const { data, loading, error, refresh } = usePageQuery(BankRulesDocument, {});
  const client = useApolloClient();
  const reload = () => client.refetchQueries({ include: [BankRulesDocument] });
  const save = useSave({ mutation: DeleteBankRuleDocument, toasts: deleted, reload });
  const [isNew, setIsNew] = useState(false);
  const [removed, setRemoved] = useState<Rule | null>(null);
  const columns = useMemo(() => createColumns(accounts, setRemoved), [accounts]);
  if (error && !loading) return <ErrorState message="No se pudieron cargar las reglas." onRetry={refresh} />;
  if (!data) return <Skeleton label="Cargando reglas..." />;
  return (
    <Panel as="section" aria-labelledby="bank-rules">
      <SectionTitle id="bank-rules">Reglas guardadas</SectionTitle>
      <Allowed to="createBankRule">
        <Row $gap={1.5}>
          <Button variant="secondary" onClick={() => setIsNew(true)}>
            Nueva regla
          </Button>
        </Row>
      </Allowed>
      {data.bankRules.length === 0 ? (
        <p>
          Aún no hay reglas. Guarda una para que lo que el banco cobra o paga cada mes se identifique sin ayuda: «Texto
          contiene COMISION, es comisión del banco».
        </p>
      ) : (
        <RecordTable dense caption="Reglas guardadas" columns={columns} rows={data.bankRules} rowKey={({ id }) => id} />
      )}
      {isNew && <RuleDialog accounts={accounts} reload={reload} onClose={() => setIsNew(false)} />}
      {removed && (
        <DeleteDialog
          title="¿Eliminar la regla?"
          onDelete={async () => !(await save({ id: removed.id }))}
          onClose={() => setRemoved(null)}
        >
          <p>{`«${removed.text}» no se aplica más. Lo que ya identificó se queda: puedes deshacerlo en cada movimiento.`}</p>
        </DeleteDialog>
      )}
    </Panel>
  );
}
