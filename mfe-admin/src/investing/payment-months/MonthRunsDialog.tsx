import { useApolloClient, useMutation } from '@apollo/client/react';
import { formatExactDollars, formatMonthTitle, sumMoney, type RunPaymentStatus } from '@cimiento/contracts';
import { monthRunStateLabel } from '@cimiento/contracts/fields';
import { getUserMessage } from '@cimiento/session';
import { Button, Checkbox, DataTable, Dialog, Muted, Skeleton, Stack, type Column } from '@cimiento/ui';
import { useEffect, useRef, useState } from 'react';
import { FormError } from '../../shared/records/FormError';
import { useIdempotencyKey } from '../../shared/records/useIdempotencyKey';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import type { Month } from './month-columns';
import {
  MonthRunsPreviewDocument,
  PostMonthRunsDocument,
  type MonthRunsPreviewQuery,
  type PostMonthRunsMutation,
} from './payment-months.generated';

/** The day and status that all monthly payments of the page start with. */
export type Proposed = { paymentDate: string; status: RunPaymentStatus };

type Preview = MonthRunsPreviewQuery['monthRunsPreview'][number];
type Result = PostMonthRunsMutation['postMonthRuns'][number];
type Row = { id: number; name: string; preview: Preview; result: Result | undefined };

const money = (key: 'gross' | 'fee' | 'expenses' | 'reserve' | 'net', header: string): Column<Row> => ({
  key,
  header,
  align: 'end',
  compact: 'labelled',
  cell: ({ preview }) => (preview.code ? null : formatExactDollars(preview[key])),
});

/** The fault of a row, or its result. */
function Note({ preview, result }: Row) {
  if (result) return <>{[monthRunStateLabel[result.state], result.message].filter(Boolean).join(': ')}</>;
  return <>{preview.message ?? preview.warnings.map(({ message }) => message).join(' ')}</>;
}

const countPosted = (results: readonly Result[]): number => results.filter(({ state }) => state === 'posted').length;

/** Title of the toast: some of the rents may wait for another administrator, or be refused. */
const describeResults = (results: readonly Result[]): string =>
  countPosted(results) === results.length
    ? 'Rentas del mes publicadas'
    : `Rentas publicadas: ${countPosted(results)} de ${results.length}`;

const sumNet = (previews: readonly Preview[]): string => formatExactDollars(sumMoney(previews.map(({ net }) => net)));

/** The sum that is distributed, and after the posting the sum that was. */
function describeSum(payable: readonly Preview[], results: readonly Result[] | null): string {
  if (!results) return `Se reparten ${sumNet(payable)}.`;
  const ids = new Set(results.flatMap(({ projectId, state }) => (state === 'posted' ? [projectId] : [])));
  return `Se publicaron ${sumNet(payable.filter(({ projectId }) => ids.has(projectId)))}.`;
}

const columns: readonly Column<Row>[] = [
  { key: 'name', header: 'Proyecto', compact: 'title', cell: ({ name }) => name },
  money('gross', 'Renta bruta'),
  money('fee', 'Comisión'),
  money('expenses', 'Gastos'),
  money('reserve', 'Reserva'),
  money('net', 'Neto'),
  { key: 'note', header: 'Aviso', compact: 'detail', cell: (row) => <Note {...row} /> },
];

type Props = {
  period: string;
  months: readonly Month[];
  proposed: Proposed;
  onClose: () => void;
  reload: () => Promise<unknown>;
};

/** The rents of a month of all projects, previewed together and posted each for itself. */
export function MonthRunsDialog({ period, months, proposed, onClose, reload }: Props) {
  const client = useApolloClient();
  const { run } = useRecordChanges(reload);
  const withIdempotencyKey = useIdempotencyKey();
  const [send, posting] = useMutation(PostMonthRunsDocument);
  const [previews, setPreviews] = useState<readonly Preview[] | null>(null);
  const [results, setResults] = useState<readonly Result[] | null>(null);
  const [failure, setFailure] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const terms = months.map(({ projectId, proposed: amount }) => ({
    projectId,
    amount,
    continueForMissing: true,
    ...proposed,
  }));
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    const variables = { period, runs: terms };
    client
      .query({ query: MonthRunsPreviewDocument, variables, fetchPolicy: 'network-only' })
      .then(({ data }) => setPreviews(data?.monthRunsPreview ?? []))
      .catch((error: unknown) => setFailure(getUserMessage(error)));
  });
  const payable = previews?.filter(({ code }) => code === null) ?? [];
  const hasWarnings = payable.some(({ warnings }) => warnings.length > 0);
  const publish = async () => {
    const runs = payable.flatMap(({ projectId, fingerprint }) => {
      const own = terms.find((each) => each.projectId === projectId);
      return own ? [{ ...own, fingerprint }] : [];
    });
    const variables = { period, runs };
    let posted: readonly Result[] = [];
    await run(
      async () => {
        const { data } = await send({ variables, context: withIdempotencyKey(variables) });
        posted = data?.postMonthRuns ?? [];
        setResults(posted);
      },
      { success: () => describeResults(posted), failure: 'No se pudieron publicar las rentas' },
    );
  };
  const rows = (previews ?? []).map((preview): Row => ({
    id: preview.projectId,
    name: months.find(({ projectId }) => projectId === preview.projectId)?.name ?? '',
    preview,
    result: results?.find(({ projectId }) => projectId === preview.projectId),
  }));
  return (
    <Dialog
      open
      wide
      readOnly
      disablePointerDismissal
      onOpenChange={(open) => !open && !posting.loading && onClose()}
      title={`Rentas de ${formatMonthTitle(period)}`}
      footer={
        results ? (
          <Button onClick={onClose}>Cerrar</Button>
        ) : (
          <>
            <Button variant="secondary" disabled={posting.loading} onClick={onClose}>
              Cancelar
            </Button>
            <Button
              disabled={payable.length === 0 || (hasWarnings && !isChecked)}
              busy={posting.loading}
              busyLabel="Publicando..."
              onClick={() => void publish()}
            >
              {`Publicar ${payable.length}`}
            </Button>
          </>
        )
      }
    >
      {failure && <FormError role="alert">{failure}</FormError>}
      {!previews && !failure && <Skeleton label="Calculando los repartos..." />}
      {previews && (
        <Stack $gap={1.5}>
          <DataTable dense caption="Rentas que se publican" columns={columns} rows={rows} rowKey={({ id }) => id} />
          <Muted>{describeSum(payable, results)}</Muted>
          {hasWarnings && !results && (
            <Checkbox
              label="Revisé los avisos: publicar así"
              checked={isChecked}
              onChange={({ currentTarget }) => setIsChecked(currentTarget.checked)}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}
