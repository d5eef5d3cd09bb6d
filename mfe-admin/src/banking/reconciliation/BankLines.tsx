import { useMutation } from '@apollo/client/react';
import {
  bankLineStatuses,
  bankLineStatusLabel,
  duplicateDecisionLabel,
  formatExactDollars,
  formatPaymentDate,
  type BankLineStatus,
  type DuplicateDecision,
} from '@cimiento/contracts';
import { parseEnum, usePageQuery } from '@cimiento/product-ui/lists';
import {
  Badge,
  type BadgeTone,
  Button,
  color,
  ConfirmDialog,
  DataTable,
  EmptyState,
  ErrorState,
  SectionTitle,
  space,
  Spinner,
  type Column,
} from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { Filter } from '../../shared/records/Filter';
import { Panel } from '../../shared/records/Panel';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { AssignDialog } from './AssignDialog';
import { describeLine, describeMovement, describeUndo } from './bank-line';
import {
  BankLinesDocument,
  DecideBankLineDuplicateDocument,
  MatchBankLineDocument,
  UndoBankLineMatchDocument,
  type BankLineMatchInput,
  type BankLineRowFragment,
  type ReconciliationQuery,
} from './reconciliation.generated';

type Line = BankLineRowFragment;

// As many as one request may read; assigning the first ones makes room for the next.
const shown = 100;

const matchTexts = { success: 'Movimiento identificado', failure: 'No se pudo identificar el movimiento' };
const undoTexts = { success: 'Identificación deshecha', failure: 'No se pudo deshacer la identificación' };

/** 'movimiento 12 por $500.00': names a line in the labels of its row. */
const getLineName = ({ id, amount }: Line): string => `movimiento ${id} por ${formatExactDollars(amount)}`;

const statuses = bankLineStatuses.map((value) => ({ value, label: bankLineStatusLabel[value] }));

const decideTexts = { success: 'Decisión registrada', failure: 'No se pudo registrar la decisión' };

const tones: Record<BankLineStatus, BadgeTone> = {
  matched: 'success',
  suspense: 'warning',
  duplicate: 'warning',
  ignored: 'neutral',
  void: 'neutral',
};

/** What a person was asked about a line, before it is done. */
type Question = { line: Line; action: 'undo' | DuplicateDecision };

const decisions: Record<DuplicateDecision, { title: string; effect: string }> = {
  same: {
    title: '¿Es el mismo movimiento?',
    effect: 'No se acredita nada: queda como ignorado, y no se puede volver a decidir.',
  },
  other: {
    title: '¿Es otro movimiento?',
    effect:
      'Se registra como un movimiento nuevo: se acredita a quien nombra su referencia, o espera en «por identificar».',
  },
};

const Resembled = styled.small`
  display: block;
  color: ${color.muted};
`;

const Decisions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: ${space[1]};
`;

const LineButton = ({ label, line, onClick }: { label: string; line: Line; onClick: () => void }) => (
  <Button size="small" variant="secondary" aria-label={`${label}: ${getLineName(line)}`} onClick={onClick}>
    {label}
  </Button>
);

const createColumns = (
  accounts: Accounts,
  assign: (line: Line) => void,
  ask: (question: Question) => void,
): readonly Column<Line>[] => [
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ bookedOn }) => formatPaymentDate(bookedOn) },
  {
    key: 'text',
    compact: 'title',
    header: 'Descripción',
    cell: (line) => (
      <>
        {describeLine(line)}
        {line.resembled && <Resembled>{`Se parece a: ${describeMovement(line.resembled, accounts)}`}</Resembled>}
      </>
    ),
  },
  {
    key: 'amount',
    compact: 'figure',
    header: 'Monto',
    align: 'end',
    nowrap: true,
    cell: ({ amount }) => formatExactDollars(amount),
  },
  {
    key: 'status',
    compact: 'status',
    header: 'Estado',
    cell: (line) => (
      <>
        <Badge tone={tones[line.status]}>{bankLineStatusLabel[line.status]}</Badge> {line.target}
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (line) => {
      if (line.status === 'suspense')
        return <LineButton label="Identificar" line={line} onClick={() => assign(line)} />;
      if (line.status === 'duplicate')
        return (
          <Decisions>
            {(['same', 'other'] as const).map((action) => (
              <LineButton
                key={action}
                label={duplicateDecisionLabel[action]}
                line={line}
                onClick={() => ask({ line, action })}
              />
            ))}
          </Decisions>
        );
      return line.status === 'matched' ? (
        <LineButton label="Deshacer" line={line} onClick={() => ask({ line, action: 'undo' })} />
      ) : null;
    },
  },
];

type QuestionProps = {
  question: Question;
  accounts: Accounts;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks before an assignment is undone or a possible duplicate is decided, and says what then happens. */
function LineQuestion({ question: { line, action }, accounts, busy, onConfirm, onClose }: QuestionProps) {
  const isUndo = action === 'undo';
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && !busy && onClose()}
      title={isUndo ? '¿Deshacer la identificación?' : decisions[action].title}
      message={
        <>
          <p>
            {isUndo ? `${describeMovement(line, accounts)}: ${line.target ?? ''}.` : describeMovement(line, accounts)}
          </p>
          {!isUndo && line.resembled && <p>{`Se parece a: ${describeMovement(line.resembled, accounts)}`}</p>}
          <p>
            {isUndo
              ? `${describeUndo(line)} El movimiento espera otra vez en «por identificar».`
              : decisions[action].effect}
          </p>
        </>
      }
      confirmLabel={isUndo ? 'Deshacer' : duplicateDecisionLabel[action]}
      busy={busy}
      onConfirm={onConfirm}
    />
  );
}

type Accounts = ReconciliationQuery['adminCollectingAccounts'];
type Props = { accounts: Accounts; reload: () => Promise<unknown> };

/** Lines of the bank's statements: those that wait for a person unless another status is chosen. */
export function BankLines({ accounts, reload }: Props) {
  const [params, setParams] = useSearchParams();
  const status = parseEnum(bankLineStatuses, params.get('status') ?? '') ?? 'suspense';
  const { data, loading, error, refresh } = usePageQuery(BankLinesDocument, { status, limit: shown });
  const { run } = useRecordChanges(reload);
  const [sendMatch] = useMutation(MatchBankLineDocument);
  const [sendUndo, undoing] = useMutation(UndoBankLineMatchDocument);
  const [sendDecision, deciding] = useMutation(DecideBankLineDuplicateDocument);
  const [assigned, setAssigned] = useState<Line | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const columns = useMemo(() => createColumns(accounts, setAssigned, setQuestion), [accounts]);
  const answer = async ({ line: { id }, action }: Question) => {
    await (action === 'undo'
      ? run(() => sendUndo({ variables: { id } }), undoTexts)
      : run(() => sendDecision({ variables: { id, decision: action } }), decideTexts));
    setQuestion(null);
  };
  const match = async (input: BankLineMatchInput) => {
    if (assigned && (await run(() => sendMatch({ variables: { id: assigned.id, input } }), matchTexts)))
      setAssigned(null);
  };
  return (
    <Panel as="section" aria-labelledby="bank-lines">
      <SectionTitle id="bank-lines">Movimientos del banco</SectionTitle>
      <div>
        <Filter
          label="Estado del movimiento"
          all={bankLineStatusLabel.suspense}
          choices={statuses.filter(({ value }) => value !== 'suspense')}
          value={status === 'suspense' ? '' : status}
          onChange={(value) => setParams(value === '' ? {} : { status: value })}
        />
      </div>
      {loading && !data && <Spinner label="Cargando movimientos..." />}
      {error && !loading ? <ErrorState message="No se pudieron cargar los movimientos." onRetry={refresh} /> : null}
      {data?.bankLines.length === 0 && (
        <EmptyState
          title={status === 'suspense' ? 'Nada por identificar' : 'No hay movimientos'}
          description="Sube el extracto del banco para registrar sus movimientos."
        />
      )}
      {data && data.bankLines.length > 0 && (
        <DataTable
          dense
          caption="Movimientos del banco"
          columns={columns}
          rows={data.bankLines}
          rowKey={({ id }) => id}
        />
      )}
      {question && (
        <LineQuestion
          question={question}
          accounts={accounts}
          busy={undoing.loading || deciding.loading}
          onConfirm={() => void answer(question)}
          onClose={() => setQuestion(null)}
        />
      )}
      {assigned && <AssignDialog line={assigned} onMatch={match} onClose={() => setAssigned(null)} />}
    </Panel>
  );
}
