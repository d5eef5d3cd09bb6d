import { approvalMessages, limits, messages } from '@cimiento/contracts';
import { orderTermFields } from '@cimiento/contracts/fields';
import { toSchema, type OrderTerms } from '@cimiento/contracts/schemas';
import { In, type EntityManager } from 'typeorm';
import type { ApprovalsService } from '../../access/approvals/approvals.service';
import type { ApprovalDetail } from '../../access/approvals/approvals.types';
import { logSettingChange } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import type { Database } from '../../platform/database';
import { conflict, parseInput } from '../../platform/errors';
import { withoutKey } from '../../platform/idempotency/idempotency-key';
import type { Order, Project } from '../records';
import { Setting } from '../../access/records';

const hourMs = 3_600_000;

/** The last instant at which a paid order can be cancelled while its project is open; null for other orders. */
export const getCancellableUntil = (
  { status, paidAt }: Pick<Order, 'status' | 'paidAt'>,
  { coolingOffHours }: Pick<OrderTerms, 'coolingOffHours'>,
): Date | null => (status === 'paid' && paidAt !== null ? new Date(paidAt.getTime() + coolingOffHours * hourMs) : null);

/**
 * Whether a project lets its paid orders be cancelled: while it is open, and for those of before its status was set by hand. Its orders and its sale
 * end that, nobody's edit does.
 */
export const isOpenFor = (
  { status, statusSetAt }: Pick<Project, 'status' | 'statusSetAt'>,
  { paidAt }: Pick<Order, 'paidAt'>,
): boolean => status === 'available' || (statusSetAt !== null && paidAt !== null && paidAt < statusSetAt);

const isTerm = (name: string): name is keyof OrderTerms => name in orderTermFields;
const names = Object.keys(orderTermFields).filter(isTerm);

/** @param isProduction where reservations together hold less of a project unless that is set */
export async function readTerms(manager: EntityManager, isProduction: boolean): Promise<OrderTerms> {
  const stored = new Map((await manager.findBy(Setting, { name: In(names) })).map(({ name, value }) => [name, value]));
  const getInitial = (name: keyof OrderTerms): number =>
    isProduction && name === 'reservationsTogether' ? limits[name].production : limits[name].initial;
  const terms = names.map((name) => [name, Number(stored.get(name) ?? getInitial(name))]);
  return Object.fromEntries(terms) as OrderTerms;
}

// Fewer of these, or more of the others, leave investors as they are or better.
const raised = [
  'openReservations',
  'projectReservations',
  'reservationShare',
  'reservationsTogether',
  'dailyReservations',
] as const satisfies (keyof OrderTerms)[];

/** Whether new terms take from investors: less time to cancel, or more that others may reserve before them. */
const takesFromInvestors = (before: OrderTerms, after: OrderTerms): boolean =>
  after.coolingOffHours < before.coolingOffHours || raised.some((name) => after[name] > before[name]);

/** The payload of an approved change. */
type TermsChange = { before: OrderTerms; after: OrderTerms };

const describeChange = ({ before, after }: TermsChange): ApprovalDetail[] =>
  names.map((name) => ({
    label: orderTermFields[name].label,
    value: before[name] === after[name] ? `${after[name]}` : `${before[name]} → ${after[name]}`,
  }));

/** Waiting times of orders, and limits of reservations. */
export class OrderTermsService {
  constructor(
    private readonly database: Database,
    private readonly approvals: ApprovalsService,
    private readonly isProduction: boolean,
  ) {
    // The payload is ours, and its hash is checked before it is executed.
    approvals.register('settings_change', {
      execute: (manager, payload, by) => this.execute(manager, payload as TermsChange, by),
      describe: (_reader, payload) => Promise.resolve(describeChange(payload as TermsChange)),
    });
  }

  get(): Promise<OrderTerms> {
    return readTerms(this.database.reader, this.isProduction);
  }

  /** A paid order can be cancelled when it was paid after this instant. */
  async getCoolingOffStart(): Promise<Date> {
    const { coolingOffHours } = await this.get();
    return new Date(Date.now() - coolingOffHours * hourMs);
  }

  /**
   * Sets them, or those that are given, for orders that are placed, and cancelled, from now on. Logs who did it.
   * @throws VALIDATION_FAILED; APPROVAL_PENDING for less time to cancel or more that may be reserved
   */
  async set(input: unknown, by: Actor): Promise<OrderTerms> {
    const values = parseInput(toSchema(orderTermFields), input);
    const proposed = await this.get();
    if (this.needsSecond(proposed, { ...proposed, ...values })) return this.propose(proposed, values, by);
    return this.database.transaction(async (manager) => {
      const before = await readTerms(manager, this.isProduction);
      const after = { ...before, ...values };
      if (this.needsSecond(before, after)) throw conflict(messages.changedMeanwhile);
      return this.save(manager, { before, after }, by);
    });
  }

  private needsSecond(before: OrderTerms, after: OrderTerms): boolean {
    return takesFromInvestors(before, after) && this.approvals.isNeeded('settings_change');
  }

  private propose(before: OrderTerms, values: Partial<OrderTerms>, by: Actor): Promise<never> {
    const payload: TermsChange = { before, after: { ...before, ...values } };
    const summary = 'Cambiar los plazos y límites de las órdenes';
    const action = { kind: 'settings_change', subject: 'orderTerms', summary, payload } as const;
    return this.approvals.propose(action, withoutKey(by));
  }

  private async execute(manager: EntityManager, { before, after }: TermsChange, by: Actor): Promise<OrderTerms> {
    const current = await readTerms(manager, this.isProduction);
    if (names.some((name) => current[name] !== before[name])) throw conflict(approvalMessages.approvalOutdated);
    return this.save(manager, { before, after }, by);
  }

  private async save(manager: EntityManager, { before, after }: TermsChange, by: Actor): Promise<OrderTerms> {
    for (const name of names) await manager.upsert(Setting, { name, value: String(after[name]) }, ['name']);
    await logSettingChange(manager, by, before, after);
    return after;
  }
}
