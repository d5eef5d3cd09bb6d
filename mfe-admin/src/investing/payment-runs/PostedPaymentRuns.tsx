import { usePageQuery } from '@cimiento/product-ui/lists';
import { Button, color, space, StatusBadge, text } from '@cimiento/ui';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useMay } from '../../shared/access/allowed';
import { StatusResult } from './StatusResult';
import { useStatusChange } from './useStatusChange';
import { ListTitle } from '../../shared/records/ListTitle';
import { describeRunState, formatRunDetails, formatRunName, type PaymentRun } from './payment-run-texts';
import { PaymentRunsDocument } from './payment-runs.generated';
import { PayDialog, UndoDialog, UnpayDialog } from './RunDialogs';

const Posted = styled.section`
  margin-top: ${space[3]};
  padding-top: ${space[2]};
  border-top: 1px solid ${color.line};

  ul {
    margin: ${space[1]} 0;
    padding: 0;
    list-style: none;
  }

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${space[1]} ${space[2]};
    padding: ${space[1]} 0;
    border-bottom: 1px solid ${color.line};
    font-size: ${text.small};
  }

  li > div {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
    font-variant-numeric: tabular-nums;
  }
`;

const initialLimit = 5;
const maxLimit = 100;

const actionOperation = { pay: 'changePaymentStatuses', unpay: 'unpayPaymentRun', undo: 'undoPaymentRun' } as const;
type Action = keyof typeof actionOperation;

const actionLabel: Record<Action, string> = {
  pay: 'Marcar como pagados',
  unpay: 'Volver a pendientes',
  undo: 'Deshacer',
};

/** The actions on a monthly payment now. */
function listActions({ status, counts: { paid, pending, missed } }: PaymentRun): Action[] {
  if (status === 'undone') return [];
  return [
    ...(pending > 0 ? (['pay'] as const) : []),
    ...(paid > 0 ? (['unpay'] as const) : []),
    ...(missed === 0 ? (['undo'] as const) : []),
  ];
}

const toLabel = (action: Action, run: PaymentRun): string =>
  `${actionLabel[action]}${action === 'undo' ? '' : ','} ${formatRunName(run)}`;

type Props = {
  reload: () => Promise<unknown>;
  /** Only those of this month, YYYY-MM. */
  period?: string;
};

/** Posted monthly payments, newest first, each with its state and what can be done with it. */
export function PostedPaymentRuns({ reload, period }: Props) {
  const [limit, setLimit] = useState(period === undefined ? initialLimit : maxLimit);
  const runs = usePageQuery(PaymentRunsDocument, { limit, period: period ?? null });
  const [chosen, setChosen] = useState<{ action: Action; run: PaymentRun } | null>(null);
  const may = useMay();
  const section = useRef<HTMLElement>(null);
  const close = () => {
    setChosen(null);
    // The button may be gone. The timeout lets the dialog restore the focus first.
    setTimeout(() => document.activeElement === document.body && section.current?.focus());
  };
  const reloadAll = () => Promise.all([runs.reload(), reload()]);
  const statusChange = useStatusChange(reloadAll);
  const list = runs.data?.adminPaymentRuns;
  if (runs.error && !runs.loading) {
    return (
      <Posted>
        <p role="alert">No se pudieron cargar los pagos mensuales.</p>
        <Button variant="secondary" size="small" onClick={runs.refresh}>
          Reintentar
        </Button>
      </Posted>
    );
  }
  if (!list || list.total === 0) return null;
  return (
    <Posted ref={section} tabIndex={-1} aria-label="Pagos mensuales publicados">
      <ListTitle>Pagos mensuales publicados</ListTitle>
      <StatusResult
        result={statusChange.result}
        busy={statusChange.isChanging}
        onUndo={() => void statusChange.undo()}
      />
      <ul>
        {list.items.map((run) => (
          <li key={run.id}>
            <div>
              <strong>{formatRunName(run)}</strong>
              <small>{formatRunDetails(run)}</small>
            </div>
            <StatusBadge status={describeRunState(run)} />
            {listActions(run)
              .filter((action) => may(actionOperation[action]))
              .map((action) => (
                <Button
                  key={action}
                  variant="secondary"
                  size="small"
                  aria-label={toLabel(action, run)}
                  disabled={statusChange.isChanging}
                  onClick={() => setChosen({ action, run })}
                >
                  {actionLabel[action]}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {list.total > limit && limit < maxLimit && (
        <Button variant="secondary" size="small" onClick={() => setLimit(maxLimit)}>
          Ver más
        </Button>
      )}
      {chosen?.action === 'pay' && (
        <PayDialog
          run={chosen.run}
          onClose={close}
          onPay={() => void statusChange.markPaid({ runId: chosen.run.id })}
        />
      )}
      {chosen?.action === 'unpay' && <UnpayDialog run={chosen.run} onClose={close} reload={reloadAll} />}
      {chosen?.action === 'undo' && <UndoDialog run={chosen.run} onClose={close} reload={reloadAll} />}
    </Posted>
  );
}
