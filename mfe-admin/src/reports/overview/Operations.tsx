import {
  compareUrgency,
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
import { Badge, ButtonLink, Card, color, media, space, text, TextLink, type BadgeTone } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { AdminOverviewQuery } from './overview.generated';

type Console = AdminOverviewQuery['operationsConsole'];
type Queue = Console['queues'][number];

const ConsoleCard = styled(Card)`
  padding-block: ${space[2]};

  h2 {
    font-size: ${text.card};
  }
`;

const Queues = styled.ul`
  margin: ${space[1]} 0 0;
  padding: 0;
  list-style: none;
`;

// In one line; on a phone its money and its age below its name.
const Row = styled.li`
  display: grid;
  grid-template-columns: 2rem minmax(0, 1fr) 6.5rem;
  align-items: center;
  gap: 0 ${space[1.5]};
  min-height: 3rem;
  padding-block: ${space[0.5]};
  border-top: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;

  strong {
    grid-row: span 2;
    font-size: ${text.lead};
    text-align: end;
  }

  span {
    grid-column: 2;
    color: ${color.muted};
    font-size: ${text.small};
  }

  span:first-of-type {
    color: ${color.ink};
    font-weight: 560;
  }

  a {
    grid-row: 1 / span 2;
    grid-column: 3;
  }

  ${media.tablet} {
    grid-template-columns: 3rem minmax(0, 1fr) 8rem 8rem 6.5rem;

    strong,
    a {
      grid-row: auto;
    }

    span,
    a {
      grid-column: auto;
    }

    span + span {
      text-align: end;
    }
  }
`;

const Health = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[3]};
  margin: ${space[1]} 0;
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

function QueueRow({ queue: { queue, count, oldest, amount }, isFirst }: { queue: Queue; isFirst: boolean }) {
  const { label, action } = operationQueue[queue];
  return (
    <Row>
      <strong>{formatWholeNumber(count)}</strong>
      <span>{label}</span>
      <span>{amount && formatExactDollars(amount)}</span>
      <span>{oldest && formatAge(oldest)}</span>
      <ButtonLink
        to={getOperationPath(queue, today())}
        size="small"
        variant={isFirst ? 'primary' : 'secondary'}
        aria-label={`${action}: ${label}`}
      >
        {action}
      </ButtonLink>
    </Row>
  );
}

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
export function Operations({ queues, health }: Console) {
  const waiting = queues.filter(({ count }) => count > 0).sort(compareUrgency);
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
          {waiting.map((queue, index) => (
            <QueueRow key={queue.queue} queue={queue} isFirst={index === 0} />
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
