import { useMutation } from '@apollo/client/react';
import { formatExactDollars, formatPaymentDate } from '@cimiento/contracts';
import { usePageQuery } from '@cimiento/product-ui/lists';
import { Block, EmptyState, ErrorState, lazySection, Muted, Skeleton } from '@cimiento/ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useAllowed } from '../../shared/access/allowed';
import { useRecordChanges } from '../../shared/records/useRecordChanges';
import { describeLine } from './bank-line';
import { Desk, Keys, LineOption, Lines, Panel } from './Proposal.styles';
import {
  BankLinesDocument,
  MatchBankLineDocument,
  type BankLineMatchInput,
  type BankLineRowFragment,
  type ReconciliationQuery,
} from './reconciliation.generated';

const LineProposal = lazySection(
  () => import(/* webpackChunkName: 'bank-dialogs' */ './LineProposal').then((module) => module.LineProposal),
  { loading: 'Buscando candidatos...', failed: 'No se pudo abrir el movimiento.' },
);

type Line = BankLineRowFragment;
type Props = { accounts: ReconciliationQuery['adminCollectingAccounts']; reload: () => Promise<unknown> };

// The largest page of a list; the next ones come as these are identified.
const shown = 100;

const waiting = { status: 'suspense', sort: 'bookedOn', descending: false, offset: 0, limit: shown } as const;
const matchTexts = { success: 'Movimiento identificado', failure: 'No se pudo identificar el movimiento' };

const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  j: 1,
  ArrowUp: -1,
  k: -1,
  Home: -Infinity,
  End: Infinity,
};

/** The lines and the proposal while they load. */
const DeskShape = () => (
  <Skeleton label="Cargando movimientos...">
    <Desk>
      <Block $height="11.5rem" />
      <Block $height="20rem" />
    </Desk>
  </Skeleton>
);

/** The line that the list of all of them passes on: it may be older than those that are shown here. */
function useAskedLine(): { id: number; line: Line | undefined } {
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const id = Number(params.get('line'));
  const line = (state as { line?: Line } | null)?.line;
  return { id, line: line?.id === id ? line : undefined };
}

type DeskProps = Props & { lines: readonly Line[]; total: number };

/** The waiting lines, and the proposal for the chosen one. Once it is assigned, the next one follows and has the focus. */
function LineDesk({ accounts, reload, lines, total }: DeskProps) {
  const listId = useId();
  const asked = useAskedLine();
  const [chosenId, setChosenId] = useState(asked.id);
  const [isWanted, setIsWanted] = useState(false);
  const [isAskedDone, setIsAskedDone] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isSending = useRef(false);
  const mayMatch = useAllowed('matchBankLine');
  const { run } = useRecordChanges(reload);
  const [sendMatch] = useMutation(MatchBankLineDocument);
  const rows = asked.line && !isAskedDone && !lines.some(({ id }) => id === asked.id) ? [asked.line, ...lines] : lines;
  const index = Math.max(
    rows.findIndex(({ id }) => id === chosenId),
    0,
  );
  const chosen = rows[index];
  const chosenOption = chosen && `${listId}-${chosen.id}`;
  useEffect(() => {
    if (chosenOption) document.getElementById(chosenOption)?.scrollIntoView({ block: 'nearest' });
  }, [chosenOption]);

  const choose = (line: Line | undefined) => {
    setIsWanted(false);
    if (line) setChosenId(line.id);
  };
  const backToList = () => {
    setIsWanted(false);
    list.current?.focus();
  };
  const match = async ({ id }: Line, input: BankLineMatchInput) => {
    // A second press while the first one is sent.
    if (isSending.current) return;
    isSending.current = true;
    const isDone = await run(() => sendMatch({ variables: { id, input } }), matchTexts);
    isSending.current = false;
    if (!isDone) return;
    if (id === asked.id) setIsAskedDone(true);
    choose(rows[index + 1] ?? rows[index - 1]);
    backToList();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = steps[event.key];
    if (step !== undefined) choose(rows[Math.min(Math.max(index + step, 0), rows.length - 1)]);
    else if (event.key === 'Enter') setIsWanted(true);
    else return;
    event.preventDefault();
  };

  return (
    <Desk>
      <div>
        <Lines
          ref={list}
          role="listbox"
          tabIndex={0}
          aria-label="Movimientos por identificar"
          aria-activedescendant={chosenOption}
          onKeyDown={onKeyDown}
        >
          {rows.map((line) => (
            <LineOption
              key={line.id}
              id={`${listId}-${line.id}`}
              role="option"
              aria-selected={line === chosen}
              onClick={() => choose(line)}
            >
              <span>{formatPaymentDate(line.bookedOn)}</span>
              <strong>{formatExactDollars(line.amount)}</strong>
              <small>{describeLine(line)}</small>
            </LineOption>
          ))}
        </Lines>
        {total > rows.length && <Muted>{`Los ${rows.length} más antiguos de ${total}`}</Muted>}
        {mayMatch && <Keys>↑ ↓ o j k: otro movimiento · Intro, Intro: asignar · /: buscar · Esc: volver</Keys>}
      </div>
      {chosen && mayMatch && (
        <LineProposal
          key={chosen.id}
          line={chosen}
          accounts={accounts}
          isWanted={isWanted}
          onMatch={(input) => match(chosen, input)}
          onLeave={backToList}
        />
      )}
      {chosen && !mayMatch && (
        <Panel aria-label="Movimiento elegido">
          <h2>{`${formatExactDollars(chosen.amount)} · ${formatPaymentDate(chosen.bookedOn)}`}</h2>
          <p>{describeLine(chosen)}</p>
        </Panel>
      )}
    </Desk>
  );
}

/** The lines of the bank's statements that nobody has identified, oldest first. */
export function WaitingLines({ accounts, reload }: Props) {
  const { data, loading, error, refresh } = usePageQuery(BankLinesDocument, waiting);
  const { id, line } = useAskedLine();
  // The focus was in a list that is gone now.
  const hadLines = useRef(false);
  useEffect(() => {
    hadLines.current = (data?.adminBankLines.items.length ?? 0) > 0;
  });
  if (error && !loading) return <ErrorState message="No se pudieron cargar los movimientos" onRetry={refresh} />;
  if (!data) return <DeskShape />;
  const { items, total } = data.adminBankLines;
  if (items.length === 0 && line?.id !== id)
    return (
      <div tabIndex={-1} ref={(empty) => (hadLines.current ? empty?.focus() : undefined)}>
        <EmptyState
          title="Nada por identificar"
          description="Aquí esperan los movimientos del banco que no traen una referencia conocida."
        />
      </div>
    );
  return <LineDesk accounts={accounts} reload={reload} lines={items} total={total} />;
}
