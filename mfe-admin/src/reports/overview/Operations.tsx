import {
  countDays,
  formatExactDollars,
  formatWholeNumber,
  operationQueue,
  toCalendarDate,
  today,
} from '@cimiento/contracts';
import { Badge, Card, color, space, text, TextLink, type BadgeTone } from '@cimiento/ui';
import { styled } from 'styled-components';
import type { AdminOverviewQuery } from './overview.generated';

type Console = AdminOverviewQuery['operationsConsole'];
type Queue = Console['queues'][number];

const ConsoleCard = styled(Card)`
  h2 {
    font-size: ${text.title};
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
  margin: ${space[3]} 0 0;
  padding: 0;
  list-style: none;
  font-size: ${text.small};
`;

/** 'Hace 3 días' since a day. */
function formatAge(since: string): string {
  const days = countDays(since, today());
  if (days <= 0) return 'Desde hoy';
  return `Hace ${formatWholeNumber(days)} ${days === 1 ? 'día' : 'días'}`;
}

const QueueRow = ({ queue: { queue, count, oldest } }: { queue: Queue }) => {
  const { label, path } = operationQueue[queue];
  return (
    <Row>
      <span>
        <TextLink to={path}>{label}</TextLink>
        <small>{count > 0 && oldest ? `El más antiguo: ${formatAge(oldest).toLowerCase()}` : ''}</small>
      </span>
      <strong>{formatWholeNumber(count)}</strong>
    </Row>
  );
};

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
  unsealedEntries,
  outboxLagSeconds,
  lastBackupAt,
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
    bankDifference === null
      ? { label: 'Banco y libro', value: 'Sin extractos', tone: 'neutral' }
      : {
          label: 'Banco y libro',
          value: isZero(bankDifference) ? 'Coinciden' : `Diferencia de ${formatExactDollars(bankDifference)}`,
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
  ];
}

/** What waits for an administrator, each with its number, its age and the way to it; and whether the books are right. */
export const Operations = ({ queues, health }: Console) => (
  <ConsoleCard as="section" aria-labelledby="operations">
    <h2 id="operations">Operaciones</h2>
    <Queues>
      {queues.map((queue) => (
        <QueueRow key={queue.queue} queue={queue} />
      ))}
    </Queues>
    <Health aria-label="Estado de los libros">
      {listChecks(health).map(({ label, value, tone }) => (
        <li key={label}>
          {label}: <Badge tone={tone}>{value}</Badge>
        </li>
      ))}
    </Health>
  </ConsoleCard>
);
