import { limits } from '@cimiento/contracts';
import { orderTermsSchema, type OrderTerms } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import { logSettingChange } from '../audit-log/audit-writer';
import type { Actor } from '../auth/actor';
import type { Database } from '../database';
import { parseInput } from '../errors/parse-input';
import { Setting } from '../settings/setting.entity';

const names = ['reservationDays', 'coolingOffHours'] as const;

async function readTerms(manager: EntityManager): Promise<OrderTerms> {
  const stored = await manager.findBy(Setting, { name: In([...names]) });
  const read = (name: (typeof names)[number]): number =>
    Number(stored.find((setting) => setting.name === name)?.value ?? limits[name].initial);
  return { reservationDays: read('reservationDays'), coolingOffHours: read('coolingOffHours') };
}

/** How long orders wait: until a reservation expires, and while a paid order can be cancelled. */
export class OrderTermsService {
  constructor(private readonly database: Database) {}

  get(): Promise<OrderTerms> {
    return readTerms(this.database.reader);
  }

  /** Sets them for orders that are placed, and cancelled, from now on. Logs who did it. @throws VALIDATION_FAILED */
  set(input: unknown, by: Actor): Promise<OrderTerms> {
    const terms = parseInput(orderTermsSchema, input);
    return this.database.transaction(async (manager) => {
      const before = await readTerms(manager);
      for (const name of names) await manager.upsert(Setting, { name, value: String(terms[name]) }, ['name']);
      await logSettingChange(manager, by, before, terms);
      return terms;
    });
  }
}
