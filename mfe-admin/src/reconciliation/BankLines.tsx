import { useMutation } from '@apollo/client/react';
import { bankLineStatuses, bankLineStatusLabel, formatExactDollars, formatPaymentDate } from '@cimiento/contracts';
import {
  Badge,
  Button,
  DataTable,
  Dialog,
  EmptyState,
  ErrorState,
  SectionTitle,
  Spinner,
  TextField,
  type Column,
} from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Filter } from '../records/Filter';
import { Panel } from '../records/Panel';
import { parseEnum } from '../records/useListState';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { useRecordChanges } from '../records/useRecordChanges';
import {
  BankLineCandidatesDocument,
  BankLinesDocument,
  MatchBankLineDocument,
  UndoBankLineMatchDocument,
  type BankLineMatchInput,
  type BankLineRowFragment,
} from './reconciliation.generated';

type Line = BankLineRowFragment;

// As many as one request may read; assigning the first ones makes room for the next.
const shown = 100;

const matchTexts = {
  success: 'Movimiento identificado',
  failure: (message: string) => `No se pudo identificar el movimiento: ${message}`,
};
const undoTexts = {
  success: 'Identificación deshecha',
  failure: (message: string) => `No se pudo deshacer la identificación: ${message}`,
};

const statuses = bankLineStatuses.map((value) => ({ value, label: bankLineStatusLabel[value] }));

const describe = ({ description, reference }: Line): string => [description, reference].filter(Boolean).join(' · ');

const getTarget = ({ userId, orderId, withdrawalId }: Line): string => {
  if (orderId !== null) return `Orden #${orderId}`;
  if (withdrawalId !== null) return `Retiro #${withdrawalId}`;
  return userId === null ? '' : `Saldo del usuario #${userId}`;
};

const createColumns = (assign: (line: Line) => void, undo: (line: Line) => void): readonly Column<Line>[] => [
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ bookedOn }) => formatPaymentDate(bookedOn) },
  { key: 'text', header: 'Descripción', cell: describe },
  { key: 'amount', header: 'Monto', align: 'end', nowrap: true, cell: ({ amount }) => formatExactDollars(amount) },
  {
    key: 'status',
    header: 'Estado',
    cell: (line) => (
      <>
        <Badge tone={line.status === 'suspense' ? 'warning' : 'success'}>{bankLineStatusLabel[line.status]}</Badge>{' '}
        {getTarget(line)}
      </>
    ),
  },
  {
    key: 'actions',
    header: 'Acciones',
    align: 'end',
    cell: (line) => {
      if (line.status === 'suspense')
        return (
          <Button size="small" variant="secondary" onClick={() => assign(line)}>
            Identificar
          </Button>
        );
      return line.status === 'matched' && line.withdrawalId === null ? (
        <Button size="small" variant="ghost" onClick={() => undo(line)}>
          Deshacer
        </Button>
      ) : null;
    },
  },
];

/** Lines of the bank's statements: those that wait for a person unless another status is chosen. */
export function BankLines({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const [params, setParams] = useSearchParams();
  const status = parseEnum(bankLineStatuses, params.get('status') ?? '') ?? 'suspense';
  const { data, loading, error, reload, refresh } = useQueryWithPreviousData(BankLinesDocument, {
    status,
    limit: shown,
  });
  const { run } = useRecordChanges(() => Promise.all([reload(), onChanged()]));
  const [sendMatch] = useMutation(MatchBankLineDocument);
  const [sendUndo] = useMutation(UndoBankLineMatchDocument);
  const [assigned, setAssigned] = useState<Line | null>(null);
  const columns = useMemo(
    () => createColumns(setAssigned, ({ id }) => void run(() => sendUndo({ variables: { id } }), undoTexts)),
    [run, sendUndo],
  );
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
      {assigned && <AssignDialog line={assigned} onMatch={match} onClose={() => setAssigned(null)} />}
    </Panel>
  );
}

type AssignProps = {
  line: Line;
  onMatch: (input: BankLineMatchInput) => Promise<void>;
  onClose: () => void;
};

/** Assigns a line to a candidate, or to an investor by id. */
function AssignDialog({ line, onMatch, onClose }: AssignProps) {
  const { data, loading } = useQueryWithPreviousData(BankLineCandidatesDocument, { id: line.id });
  const [userId, setUserId] = useState('');
  const candidates = data?.bankLineCandidates ?? [];
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Identificar movimiento"
    >
      <p>{`${formatPaymentDate(line.bookedOn)} · ${formatExactDollars(line.amount)} · ${describe(line)}`}</p>
      {loading && !data && <Spinner label="Buscando candidatos..." />}
      {data && candidates.length === 0 && <p>No encontramos candidatos.</p>}
      {candidates.map(({ label, reasons, ...target }) => (
        <div key={label}>
          <p>{`${label}. ${reasons.join(', ')}.`}</p>
          <Button
            variant="secondary"
            aria-label={`Asignar a ${label}`}
            onClick={() =>
              void onMatch({ userId: target.userId, orderId: target.orderId, withdrawalId: target.withdrawalId })
            }
          >
            Asignar
          </Button>
        </div>
      ))}
      {!line.amount.startsWith('-') && (
        <>
          <TextField
            label="ID del inversionista"
            inputMode="numeric"
            autoComplete="off"
            value={userId}
            onChange={({ currentTarget }) => setUserId(currentTarget.value)}
          />
          <Button disabled={!/^\d{1,9}$/.test(userId)} onClick={() => void onMatch({ userId: Number(userId) })}>
            Acreditar a su saldo
          </Button>
        </>
      )}
    </Dialog>
  );
}
