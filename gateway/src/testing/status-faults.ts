import type { AuditedEntity } from '@cimiento/contracts/fields';
import {
  approvalStatus,
  bankLineStatus,
  dataRequestStatus,
  orderStatus,
  paymentRunStatus,
  waitlistStatus,
  withdrawalStatus,
} from '@cimiento/contracts';
import { In, type EntityManager } from 'typeorm';
import { AuditEntry } from '../access/records';

type Table = Readonly<Record<string, { next: readonly string[] }>>;

/** The statuses of the records whose changes are logged. */
const tables: Partial<Record<AuditedEntity, Table>> = {
  approval: approvalStatus,
  bankLine: bankLineStatus,
  dataRequest: dataRequestStatus,
  order: orderStatus,
  paymentRun: paymentRunStatus,
  waitlistRequest: waitlistStatus,
  withdrawal: withdrawalStatus,
};

const readStatus = (record: string | null): string => (JSON.parse(record ?? '{}') as { status?: string }).status ?? '';

/** Logged changes of a status that its table does not name. */
export async function findStatusFaults(reader: EntityManager): Promise<string[]> {
  const entries = await reader.findBy(AuditEntry, { action: 'update', entity: In(Object.keys(tables)) });
  return entries.flatMap(({ entity, recordId, before, after }) => {
    const from = readStatus(before);
    const to = readStatus(after);
    const isKnown = from === to || tables[entity]?.[from]?.next.includes(to);
    return isKnown ? [] : [`${entity} ${recordId} went from ${from} to ${to}`];
  });
}
