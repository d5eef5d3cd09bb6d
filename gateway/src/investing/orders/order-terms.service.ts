import { limits } from '@cimiento/contracts';
import { orderTermFields } from '@cimiento/contracts/fields';
import { orderTermsSchema, type OrderTerms } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import { logSettingChange } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request/actor';
import type { Database } from '../../platform/database';
import { parseInput } from '../../platform/errors/parse-input';
import type { Order } from './order.entity';
import { Setting } from '../../access/settings/setting.entity';

const hourMs = 3_600_000;

/** The last instant at which a paid order can be cancelled while its project is open; null for other orders. */
export const getCancellableUntil = (
  { status, paidAt }: Pick<Order, 'status' | 'paidAt'>,
  { coolingOffHours }: OrderTerms,
): Date | null => (status === 'paid' && paidAt !== null ? new Date(paidAt.getTime() + coolingOffHours * hourMs) : null);

const isTerm = (name: string): name is keyof OrderTerms => name in orderTermFields;
const names = Object.keys(orderTermFields).filter(isTerm);

export async function readTerms(manager: EntityManager): Promise<OrderTerms> {
  const stored = new Map((await manager.findBy(Setting, { name: In(names) })).map(({ name, value }) => [name, value]));
  const terms = names.map((name) => [name, Number(stored.get(name) ?? limits[name].initial)]);
  return Object.fromEntries(terms) as OrderTerms;
}

/** How long orders wait, and how much one user may reserve. */
export class OrderTermsService {
  constructor(private readonly database: Database) {}

  get(): Promise<OrderTerms> {
    return readTerms(this.database.reader);
  }

  /** A paid order can be cancelled when it was paid after this instant. */
  async getCoolingOffStart(): Promise<Date> {
    const { coolingOffHours } = await this.get();
    return new Date(Date.now() - coolingOffHours * hourMs);
  }

  /** Sets them, or those that are given, for orders that are placed, and cancelled, from now on. Logs who did it. @throws VALIDATION_FAILED */
  set(input: unknown, by: Actor): Promise<OrderTerms> {
    const values = parseInput(orderTermsSchema, input);
    return this.database.transaction(async (manager) => {
      const before = await readTerms(manager);
      const terms = { ...before, ...values };
      for (const name of names) await manager.upsert(Setting, { name, value: String(terms[name]) }, ['name']);
      await logSettingChange(manager, by, before, terms);
      return terms;
    });
  }
}
