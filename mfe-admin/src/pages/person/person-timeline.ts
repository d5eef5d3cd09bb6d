import {
  auditAction,
  dataRequestKind,
  formatDollars,
  formatExactDollars,
  getOrderBadge,
  ledgerEntryKindLabel,
  messages,
  securityEventLabel,
  toCalendarDate,
  withdrawalStatus,
} from '@cimiento/contracts';
import { formatDateTime } from '../../shared/dates';
import { getRecordTitle } from '../../access/audit-log/audit-columns';
import type { PersonOverview } from './person-columns';

/** One thing that happened on an account. */
export type Occurrence = {
  key: string;
  /** YYYY-MM-DD, in Ecuador. */
  day: string;
  /** ISO instant; null where only the day is known. */
  at: string | null;
  title: string;
  detail: string;
  amount: string | null;
};

const shown = 12;

const toOccurrence = (
  key: string,
  at: string,
  { title, detail, amount = null }: { title: string; detail: string; amount?: string | null },
): Occurrence => ({ key, day: toCalendarDate(at), at, title, detail, amount });

function listOccurrences(overview: PersonOverview): Occurrence[] {
  const { orders, withdrawals, movements, statements, requests, securityEvents, changes } = overview;
  return [
    ...(movements ?? []).map(({ id, occurredOn, memo, kind, reference, amount }) => ({
      key: `movement-${id}`,
      day: occurredOn,
      at: null,
      title: memo,
      detail: [ledgerEntryKindLabel[kind], reference].filter(Boolean).join(' · '),
      amount: formatExactDollars(amount),
    })),
    ...(orders ?? []).map(({ id, createdAt, number, projectName, amount, status, investmentId }) =>
      toOccurrence(`order-${id}`, createdAt, {
        title: `Orden de ${projectName}`,
        detail: `${number} · ${getOrderBadge({ status, investmentId }).label}`,
        amount: formatDollars(amount),
      }),
    ),
    ...(withdrawals ?? []).map(({ id, createdAt, reference, amount, status }) =>
      toOccurrence(`withdrawal-${id}`, createdAt, {
        title: 'Solicitud de retiro',
        detail: `${reference} · ${withdrawalStatus[status].label}`,
        amount: formatExactDollars(amount),
      }),
    ),
    ...(statements ?? []).map(({ id, createdAt, number, year }) =>
      toOccurrence(`statement-${id}`, createdAt, { title: `Estado de cuenta de ${year}`, detail: number }),
    ),
    ...(requests ?? []).map(({ id, createdAt, kind, details }) =>
      toOccurrence(`request-${id}`, createdAt, { title: dataRequestKind[kind].label, detail: details ?? '' }),
    ),
    ...(securityEvents ?? []).map(({ id, createdAt, kind, address }) =>
      toOccurrence(`security-${id}`, createdAt, { title: securityEventLabel[kind], detail: address ?? '' }),
    ),
    ...(changes ?? []).map((entry) =>
      toOccurrence(`change-${entry.id}`, entry.createdAt, {
        title: `${getRecordTitle(entry)}: ${auditAction[entry.action].label.toLowerCase()}`,
        detail: entry.author?.fullName ?? messages.operatorCommand,
      }),
    ),
  ];
}

// What has only a day comes before what has a time on that day.
const toOrder = ({ day, at }: Occurrence): string => at ?? `${day}T99`;

/** The newest things that happened on an account, newest first; each list of the overview has its own newest ones. */
export const listTimeline = (overview: PersonOverview): Occurrence[] =>
  listOccurrences(overview)
    .sort((a, b) => b.day.localeCompare(a.day) || toOrder(b).localeCompare(toOrder(a)))
    .slice(0, shown);

/** '15:04' in Ecuador; empty where only the day is known. */
export const formatClock = ({ at }: Occurrence): string =>
  at === null ? '' : (formatDateTime(at).split(', ')[1] ?? '');
