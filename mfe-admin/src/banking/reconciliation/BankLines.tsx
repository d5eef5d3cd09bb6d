import { useMutation } from '@apollo/client/react';
import {
  bankLineStatus,
  formatExactDollars,
  formatPaymentDate,
  toCsvNumber,
  type DuplicateDecision,
} from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { ConfirmDialog, lazyDialog, Muted, SectionTitle, StatusBadge } from '@cimiento/ui';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageLink } from '../../shared/access/PageLink';
import { createRecordList } from '../../shared/records/createRecordList';
import type { ExportColumn } from '../../shared/records/export-file';
import { Panel } from '../../shared/records/Panel';
import { personPath } from '../../shared/records/PersonLink';
import { SearchableList } from '../../shared/records/SearchableList';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { WarningNotes } from '../../shared/records/Warnings';
import { actionsColumn } from '../../shared/records/RowActions';
import type { ActionColumn } from '../../shared/records/RecordTable';
import { dateColumn, moneyColumn } from '../../shared/records/columns';
import { describeLine, describeMovement, describeRule, describeUndo } from './bank-line';
import {
  BankLinesDocument,
  BankLineUndoEffectsDocument,
  BankLinesForFileDocument,
  DecideBankLineDuplicateDocument,
  UndoBankLineMatchDocument,
  type BankLineRowFragment,
  type ReconciliationQuery,
} from './reconciliation.generated';

const DuplicateDialog = lazyDialog(() =>
  import(/* webpackChunkName: 'bank-dialogs' */ './DuplicateDialog').then((module) => module.DuplicateDialog),
);

type Line = BankLineRowFragment;

const undoTexts = { success: 'Identificación deshecha', failure: 'No se pudo deshacer la identificación' };

/** 'movimiento 12 por $500.00': names a line in the labels of its row. */
const getLineName = ({ id, amount }: Line): string => `movimiento ${id} por ${formatExactDollars(amount)}`;

const decideTexts = { success: 'Decisión registrada', failure: 'No se pudo registrar la decisión' };

/** The action chosen for a line: a dialog, or `assign`, which opens the line in 'Por identificar'. */
type Opened = { line: Line; action: 'assign' | 'undo' | 'decide' };

const createColumns = (open: (opened: Opened) => void): readonly ActionColumn<Line>[] => [
  dateColumn('bookedOn', 'Fecha', { sort: 'bookedOn' }),
  {
    key: 'text',
    compact: 'title',
    header: 'Descripción',
    cell: (line) => (
      <>
        <span>{describeLine(line)}</span>
        {line.resembled && <Muted as="small">{`Se parece a: ${describeMovement(line.resembled)}`}</Muted>}
      </>
    ),
  },
  moneyColumn('amount', 'Monto', { sort: 'amount' }),
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (line) => (
      <>
        <StatusBadge status={bankLineStatus[line.status]} />{' '}
        {line.userId !== null && line.target ? (
          <PageLink keepsText to={personPath(line.userId)}>
            {line.target}
          </PageLink>
        ) : (
          line.target
        )}
        {line.rule && <Muted as="small">{describeRule(line.rule)}</Muted>}
      </>
    ),
  },
  actionsColumn(getLineName, [
    {
      label: 'Identificar',
      runs: 'matchBankLine',
      isOffered: ({ status }) => status === 'suspense',
      onClick: (line) => open({ line, action: 'assign' }),
    },
    {
      label: 'Comparar y decidir',
      runs: 'decideBankLineDuplicate',
      isOffered: ({ status }) => status === 'duplicate',
      onClick: (line) => open({ line, action: 'decide' }),
    },
    {
      label: 'Deshacer',
      runs: 'undoBankLineMatch',
      isOffered: ({ status }) => status === 'matched',
      onClick: (line) => open({ line, action: 'undo' }),
    },
  ]),
];

type QuestionProps = { line: Line; accounts: Accounts; busy: boolean; onConfirm: () => void; onClose: () => void };

/** Names the withdrawals that undoing an assignment leaves without cover. */
function UndoWarnings({ id }: { id: number }) {
  const { data } = usePageQuery(BankLineUndoEffectsDocument, { id });
  return <WarningNotes warnings={data?.bankLineUndoEffects.warnings ?? []} />;
}

/** Asks before an assignment is undone, and says what then happens. */
const UndoQuestion = ({ line, accounts, onClose, ...question }: QuestionProps) => (
  <ConfirmDialog
    {...question}
    open
    onOpenChange={(open) => !open && !question.busy && onClose()}
    title="¿Deshacer la identificación?"
    message={
      <>
        <p>{`${describeMovement(line, accounts)}: ${line.target ?? ''}.`}</p>
        <p>{`${describeUndo(line)} El movimiento espera otra vez en «por identificar».`}</p>
        <UndoWarnings id={line.id} />
      </>
    }
    confirmLabel="Deshacer"
  />
);

type Accounts = ReconciliationQuery['adminCollectingAccounts'];
type Props = { accounts: Accounts; reload: () => Promise<unknown> };

const lineExport: readonly ExportColumn<Line>[] = [
  ['ID', ({ id }) => id],
  ['Fecha', ({ bookedOn }) => formatPaymentDate(bookedOn)],
  ['Descripción', ({ description }) => description],
  ['Referencia', ({ reference }) => reference],
  ['Monto (USD)', ({ amount }) => toCsvNumber(amount)],
  ['Estado', ({ status }) => bankLineStatus[status].label],
  ['Identificado como', ({ target }) => target],
];

const useBankLines = createRecordList({
  texts: {
    caption: 'Movimientos del banco',
    search: 'Buscar por texto, monto, persona, orden o retiro...',
    records: 'los movimientos',
    empty: 'No hay movimientos',
    emptyHint: 'Sube el extracto del banco para registrar sus movimientos.',
  },
  sorts: ['bookedOn', 'id', 'amount'],
  descending: true,
  filters: { status: { label: 'Estado del movimiento', all: 'Estado: todos', labels: bankLineStatus } },
  day: 'Fecha del movimiento',
  query: BankLinesDocument,
  getPage: (data) => data.adminBankLines,
  columns: createColumns,
  file: { name: 'movimientos-del-banco', query: BankLinesForFileDocument, columns: lineExport },
});

/** Lines of the bank's statements, newest first, and what is decided about them. */
export function BankLines({ accounts, reload }: Props) {
  const { opened, close, ...list } = useBankLines();
  const { run } = useRecordChanges(reload);
  const [sendUndo, undoing] = useMutation(UndoBankLineMatchDocument);
  const [sendDecision] = useMutation(DecideBankLineDuplicateDocument);
  const [decision, setDecision] = useState<DuplicateDecision | null>(null);
  const undo = async ({ id }: Line) => {
    await run(() => sendUndo({ variables: { id } }), undoTexts);
    close();
  };
  const decide = async ({ id }: Line, decision: DuplicateDecision) => {
    setDecision(decision);
    await run(() => sendDecision({ variables: { id, decision } }), decideTexts);
    setDecision(null);
    close();
  };
  const navigate = useNavigate();
  useEffect(() => {
    if (opened?.action !== 'assign') return;
    const { line } = opened;
    void navigate({ search: `line=${line.id}` }, { state: { line } });
  }, [navigate, opened]);
  return (
    <Panel as="section" aria-labelledby="bank-lines">
      <SectionTitle id="bank-lines">Movimientos del banco</SectionTitle>
      <SearchableList {...list} />
      {opened?.action === 'undo' && (
        <UndoQuestion
          line={opened.line}
          accounts={accounts}
          busy={undoing.loading}
          onConfirm={() => void undo(opened.line)}
          onClose={close}
        />
      )}
      {opened?.action === 'decide' && (
        <DuplicateDialog
          line={opened.line}
          accounts={accounts}
          deciding={decision}
          onDecide={(chosen) => void decide(opened.line, chosen)}
          onClose={close}
        />
      )}
    </Panel>
  );
}
