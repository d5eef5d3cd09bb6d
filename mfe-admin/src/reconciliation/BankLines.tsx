import { useMutation } from '@apollo/client/react';
import { bankLineStatuses, bankLineStatusLabel, formatExactDollars, formatPaymentDate } from '@cimiento/contracts';
import { Badge, Button, DataTable, EmptyState, ErrorState, SectionTitle, Spinner, type Column } from '@cimiento/ui';
import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Filter } from '../records/Filter';
import { Panel } from '../records/Panel';
import { parseEnum } from '../records/useListState';
import { useQueryWithPreviousData } from '../records/useQueryWithPreviousData';
import { useRecordChanges } from '../records/useRecordChanges';
import { AssignDialog } from './AssignDialog';
import { describeLine } from './bank-line';
import {
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

/** 'movimiento 12 por $500.00': names a line in the labels of its row. */
const getLineName = ({ id, amount }: Line): string => `movimiento ${id} por ${formatExactDollars(amount)}`;

const statuses = bankLineStatuses.map((value) => ({ value, label: bankLineStatusLabel[value] }));

const createColumns = (assign: (line: Line) => void, undo: (line: Line) => void): readonly Column<Line>[] => [
  { key: 'date', header: 'Fecha', nowrap: true, cell: ({ bookedOn }) => formatPaymentDate(bookedOn) },
  { key: 'text', compact: 'title', header: 'Descripción', cell: describeLine },
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
        <Badge tone={line.status === 'suspense' ? 'warning' : 'success'}>{bankLineStatusLabel[line.status]}</Badge>{' '}
        {line.target}
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
          <Button
            size="small"
            variant="secondary"
            aria-label={`Identificar: ${getLineName(line)}`}
            onClick={() => assign(line)}
          >
            Identificar
          </Button>
        );
      return line.status === 'matched' && line.withdrawalId === null ? (
        <Button size="small" variant="ghost" aria-label={`Deshacer: ${getLineName(line)}`} onClick={() => undo(line)}>
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
