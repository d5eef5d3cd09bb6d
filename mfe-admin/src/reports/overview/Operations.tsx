import {
  countDays,
  formatExactDollars,
  formatMoment,
  formatPaymentDate,
  formatWholeNumber,
  getOperationPath,
  operationQueue,
  toCalendarDate,
  today,
} from '@cimiento/contracts';
import { Badge, Card, color, space, text, TextLink, type BadgeTone } from '@cimiento/ui';
import { styled } from 'styled-components';
import { useMay } from '../../shared/access/allowed';
import type { AdminOverviewQuery } from './overview.generated';

type Console = AdminOverviewQuery['operationsConsole'];
type Queue = Console['queues'][number];

const ConsoleCard = styled(Card)`
  h2 {
    font-size: ${text.card};
  }
`;

const Queues = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
  gap: 0 ${space[4]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 ${space[2]};
  min-height: 3.25rem;
  border-bottom: 1px solid ${color.line};

  strong {
    font-size: ${text.lead};
    font-variant-numeric: tabular-nums;
  }

  small {
    display: block;
    color: ${color.muted};
    font-size: ${text.tiny};
  }
`;

const Health = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin: ${space[2]} 0;
  padding: 0;
  list-style: none;
  font-size: ${text.small};
`;

const DoneQueues = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    min-height: 2rem;
  }
`;

const Done = styled.details`
  margin-top: ${space[2]};
  font-size: ${text.small};

  summary {
    min-height: 2.75rem;
    padding: ${space[1]} 0;
    cursor: pointer;
  }
`;

/** 'Hace 3 días' since a day. */
function formatAge(since: string): string {
  const days = countDays(since, today());
  if (days <= 0) return 'Desde hoy';
  return `Hace ${formatWholeNumber(days)} ${days === 1 ? 'día' : 'días'}`;
}

const QueueRow = ({ queue: { queue, count, oldest, amount } }: { queue: Queue }) => (
  <Row>
    <span>
      <TextLink to={getOperationPath(queue, today())}>{operationQueue[queue].label}</TextLink>
      <small>
        {[amount && formatExactDollars(amount), oldest && formatAge(oldest).toLowerCase()].filter(Boolean).join(' · ')}
      </small>
    </span>
    <strong>{formatWholeNumber(count)}</strong>
  </Row>
);

/** Longest wait first; on the same day, the largest amount first. */
const byUrgency = (a: Queue, b: Queue): number =>
  (a.oldest ?? '9999').localeCompare(b.oldest ?? '9999') || Number(b.amount ?? 0) - Number(a.amount ?? 0);

// Longer than this a message is not just on its way.
const maxLagSeconds = 300;

type Check = { label: string; value: string; tone: BadgeTone };

// A backup is made every day.
const maxBackupDays = 1;

function getBackupCheck(lastBackupAt: string | null | undefined): Check {
  const label = 'Último respaldo';
  if (!lastBackupAt) return { label, value: 'Ninguno', tone: 'danger' };
  const day = toCalendarDate(new Date(lastBackupAt));
  const value = day === today() ? 'Hoy' : formatAge(day);
  return { label, value, tone: countDays(day, today()) > maxBackupDays ? 'danger' : 'success' };
}

function listChecks({
  ledgerSum,
  bankDifference,
  bankDay,
  ledgerFaults,
  unsealedEntries,
  outboxLagSeconds,
  lastBackupAt,
  newestAheadAt,
}: Console['health']): Check[] {
  const isZero = (amount: string) => amount === '0.00';
  return [
    ledgerSum === null
      ? { label: 'Libro', value: 'Sin comprobar', tone: 'neutral' }
      : {
          label: 'Libro',
          value: isZero(ledgerSum) ? 'Cuadra' : `Descuadre de ${formatExactDollars(ledgerSum)}`,
          tone: isZero(ledgerSum) ? 'success' : 'danger',
        },
    ...(ledgerFaults > 0
      ? [
          {
            label: 'Revisión del libro',
            value: `${formatWholeNumber(ledgerFaults)} sin cumplir: avisa a quien opera el sistema`,
            tone: 'danger' as const,
          },
        ]
      : []),
    bankDifference === null
      ? { label: 'Banco y libro', value: 'Sin extractos', tone: 'neutral' }
      : {
          label: 'Banco y libro',
          value: isZero(bankDifference)
            ? `Coinciden${bankDay ? ` al ${formatPaymentDate(bankDay)}` : ''}`
            : `Diferencia de ${formatExactDollars(bankDifference)}`,
          tone: isZero(bankDifference) ? 'success' : 'danger',
        },
    {
      label: 'Sello',
      value: unsealedEntries === 0 ? 'Al día' : `${formatWholeNumber(unsealedEntries)} por sellar`,
      tone: unsealedEntries === 0 ? 'success' : 'neutral',
    },
    getBackupCheck(lastBackupAt),
    {
      label: 'Cola de envíos',
      value: outboxLagSeconds === 0 ? 'Al día' : `${formatWholeNumber(outboxLagSeconds)} s de espera`,
      tone: outboxLagSeconds > maxLagSeconds ? 'danger' : 'success',
    },
    ...(newestAheadAt
      ? [
          {
            label: 'Reloj',
            value: `El último cambio tiene fecha futura (${formatMoment(newestAheadAt, 'long')}): revisa la hora del servidor`,
            tone: 'danger' as const,
          },
        ]
      : []),
  ];
}

const Checks = ({ label, checks }: { label: string; checks: readonly Check[] }) => (
  <Health aria-label={label}>
    {checks.map(({ label: name, value, tone }) => (
      <li key={name}>
        {name}: <Badge tone={tone}>{value}</Badge>
      </li>
    ))}
  </Health>
);

/** The work that waits for an administrator, the most urgent first, with amount, age and link; healthy checks are folded. */
export function Operations({ queues: all, health }: Console) {
  const may = useMay();
  const queues = all.filter(({ queue }) => may(operationQueue[queue].reads));
  const waiting = queues.filter(({ count }) => count > 0).sort(byUrgency);
  const done = queues.filter(({ count }) => count === 0).map(({ queue }) => queue);
  const checks = listChecks(health);
  const faults = checks.filter(({ tone }) => tone === 'danger');
  return (
    <ConsoleCard as="section" aria-labelledby="operations">
      <h2 id="operations">Operaciones</h2>
      {faults.length > 0 && <Checks label="Requiere atención" checks={faults} />}
      {waiting.length === 0 ? (
        <p>Nada espera a una persona.</p>
      ) : (
        <Queues aria-label="Lo que espera">
          {waiting.map((queue) => (
            <QueueRow key={queue.queue} queue={queue} />
          ))}
        </Queues>
      )}
      <Done>
        <summary>{`Al día: ${done.length === 1 ? '1 cola' : `${done.length} colas`} y los libros`}</summary>
        <DoneQueues>
          {done.map((queue) => (
            <li key={queue}>
              <TextLink to={getOperationPath(queue, today())}>{operationQueue[queue].label}</TextLink>
            </li>
          ))}
        </DoneQueues>
        <Checks label="Estado de los libros" checks={checks.filter((check) => !faults.includes(check))} />
      </Done>
    </ConsoleCard>
  );
}
