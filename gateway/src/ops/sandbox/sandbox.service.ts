import {
  addDays,
  centsToText,
  countDays,
  getDepositReference,
  limits,
  messages,
  parseSignedCents,
  toCalendarDate,
  today,
} from '@cimiento/contracts';
import {
  sandboxClockFields,
  simulatedDepositFields,
  simulatedExitFields,
  simulatedRentsFields,
  type LineMatch,
} from '@cimiento/contracts/fields';
import { paymentRunSchema, toSchema } from '@cimiento/contracts/schemas';
import type { EntityManager } from 'typeorm';
import { assertAdministrator, logSettingChange } from '../../access/audit-log/audit-writer';
import type { Actor } from '../../platform/request';
import { Setting, StoredSession, User } from '../../access/records';
import type { Database } from '../../platform/database';
import { getOrThrow } from '../../platform/database/records';
import { rowLock } from '../../platform/database/row-lock';
import { conflict, notFound, parseInput, validationFailed } from '../../platform/errors';
import type { ExitsService } from '../../investing/exits/exits.service';
import { PaymentRun, Project, type ProjectExit } from '../../investing/records';
import type { IdempotencyService } from '../../platform/idempotency/idempotency.service';
import { getMachineTime } from '../../platform/machine-time';
import type { PaymentRunsService } from '../../investing/payment-runs/payment-runs.service';
import type { BankLinesService } from '../../banking/reconciliation/bank-lines.service';
import { BankStatementLine } from '../../banking/statements/bank-statement-line.entity';
import type { LineMatchingService } from '../../banking/reconciliation/line-matching.service';
import type { StatementPostingService } from '../../banking/reconciliation/statement-posting.service';
import { readExpectations } from '../../investing/rent-calendar/rent-reads';
import { daysSetting, type SandboxClock } from './clock';
import { environmentSetting } from './sandbox-marker';
import type { Sandbox } from './sandbox.types';

const dayMs = 24 * 3_600_000;
const maxDays = limits.sandboxYears.max * 365;

/** A transfer that arrives at the bank; the reference says whose it is, where it says that at all. */
type Transfer = { amount: string; description: string; reference: string | null };

/** The day by the clock of the machine. */
const getRealDay = (): string => toCalendarDate(new Date(getMachineTime()));

/** Moves sessions with the clock, so that nobody has to sign in again. */
async function shiftSessions(manager: EntityManager, ms: number): Promise<void> {
  const shift = <Value extends Date | null>(instant: Value) => instant && new Date(instant.getTime() + ms);
  for (const { idHash, createdAt, expiresAt, lastSeenAt, provedAt } of await manager.find(StoredSession))
    await manager.update(
      StoredSession,
      { idHash },
      {
        createdAt: new Date(createdAt.getTime() + ms),
        expiresAt: new Date(expiresAt.getTime() + ms),
        lastSeenAt: shift(lastSeenAt),
        provedAt: shift(provedAt),
      },
    );
}

/** The services by which a sandbox acts: those of the real actions. */
type RealServices = {
  bankLines: BankLinesService;
  lineMatching: LineMatchingService;
  statementPosting: StatementPostingService;
  paymentRuns: PaymentRunsService;
  exits: ExitsService;
};

/** Moves the clock of a sandbox and simulates what others do in real life: banks, tenants and buyers. */
export class SandboxService {
  /** @param clock null in a real installation, where everything but `find` throws NOT_FOUND */
  constructor(
    private readonly database: Database,
    private readonly idempotency: IdempotencyService,
    private readonly clock: SandboxClock | null,
    private readonly services: RealServices,
  ) {}

  /** The sandbox; null in a real installation. */
  find(): Sandbox | null {
    return this.clock && { now: new Date(), date: today(), maxDate: addDays(getRealDay(), maxDays) };
  }

  /** Moves the clock to a later day. Signed-in users stay signed in. @throws VALIDATION_FAILED, NOT_FOUND */
  async moveClock(input: unknown, by: Actor): Promise<Sandbox> {
    const { date } = parseInput(toSchema(sandboxClockFields), input);
    const clock = this.getClock();
    const realDay = getRealDay();
    const after = countDays(realDay, date);
    const name = 'sandbox_clock';
    const moved = await this.idempotency.runAnswerOnce(by, name, { date }, async (manager) => {
      await assertAdministrator(manager, by);
      // Moves wait for each other at the row that every sandbox has.
      await manager.findOneOrFail(Setting, { where: { name: environmentSetting }, ...rowLock(manager) });
      const before = Number((await manager.findOneBy(Setting, { name: daysSetting }))?.value ?? 0);
      if (after <= before || after > maxDays) throw validationFailed({ date: messages.sandboxDate });
      await manager.upsert(Setting, { name: daysSetting, value: String(after) }, ['name']);
      await shiftSessions(manager, (after - before) * dayMs);
      await logSettingChange(manager, by, { sandboxDate: addDays(realDay, before) }, { sandboxDate: date });
      return { now: getMachineTime() + after * dayMs, date, maxDate: addDays(realDay, maxDays) };
    });
    clock.set(after);
    return { ...moved, now: new Date(moved.now) };
  }

  /** A transfer with the deposit reference of an investor, which credits their balance. @throws VALIDATION_FAILED, NOT_FOUND */
  async simulateDeposit(input: unknown, by: Actor): Promise<BankStatementLine> {
    const values = parseInput(toSchema(simulatedDepositFields), input);
    const { userId, amount } = values;
    this.getClock();
    await getOrThrow(this.database.reader, User, userId);
    const transfer = { amount, description: 'Depósito simulado', reference: getDepositReference(userId) };
    const sent = { simulatedDeposit: values };
    return this.idempotency.runOnce(by, BankStatementLine, sent, (manager) => this.receive(manager, transfer, by));
  }

  /**
   * Pays what a project is expected to pay for a month, all of it today.
   * @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT when no rent is expected, PAYMENTS_EXIST when the month has payments.
   */
  async simulateRents(input: unknown, by: Actor): Promise<PaymentRun> {
    const values = parseInput(toSchema(simulatedRentsFields), input);
    const { projectId, period } = values;
    this.getClock();
    const { name } = await getOrThrow(this.database.reader, Project, projectId);
    return this.idempotency.runOnce(by, PaymentRun, { simulatedRents: values }, async (manager) => {
      const range = { from: period, to: period };
      const { expectations } = await readExpectations(manager, { projectIds: [projectId] }, range);
      const cents = expectations.reduce((sum, { grossCents }) => sum + grossCents, 0);
      if (cents === 0) throw conflict(messages.sandboxNoRent);
      const amount = centsToText(cents);
      // The rent arrives before it is paid out, as in real life: what it covers needs no second administrator.
      const transfer = { amount, description: `Renta simulada de ${name}`, reference: null };
      await this.receiveFor(manager, transfer, { projectId, purpose: 'rent' }, by);
      const terms = parseInput(paymentRunSchema, { projectId, period, amount, paymentDate: today(), status: 'paid' });
      // A key simulates rents too: their money is not real.
      const { byKey: _byKey, ...person } = by;
      return this.services.paymentRuns.postInTransaction(manager, terms, person);
    });
  }

  /** Sells a project today for a price without costs. @throws VALIDATION_FAILED, NOT_FOUND, CONFLICT, APPROVAL_PENDING as `ExitsService.exit` */
  async simulateExit(input: unknown, by: Actor): Promise<ProjectExit> {
    const values = parseInput(toSchema(simulatedExitFields), input);
    const { projectId, price } = values;
    this.getClock();
    const { name } = await getOrThrow(this.database.reader, Project, projectId);
    const terms = { projectId, input: { price, costs: [], exitDate: today() }, corrects: null };
    const transfer = { amount: price, description: `Venta simulada de ${name}`, reference: null };
    return this.services.exits.exit(terms, by, null, {
      sent: { simulatedExit: values },
      receive: (manager) => this.receiveFor(manager, transfer, { projectId, purpose: 'sale' }, by),
    });
  }

  /** @throws NOT_FOUND in a real installation */
  private getClock(): SandboxClock {
    if (!this.clock) throw notFound();
    return this.clock;
  }

  /** Receives a transfer that is for a project. */
  private async receiveFor(manager: EntityManager, transfer: Transfer, target: LineMatch, by: Actor): Promise<void> {
    const { id } = await this.receive(manager, transfer, by);
    await this.services.lineMatching.matchInTransaction(manager, id, target, by);
  }

  /** Posts a bank statement of one transfer, which continues the last one. @throws NOT_FOUND without a bank account */
  private async receive(
    manager: EntityManager,
    { amount, description, reference }: Transfer,
    by: Actor,
  ): Promise<BankStatementLine> {
    const [account] = await this.services.bankLines.compareWithLedger();
    if (!account) throw notFound(messages.bankAccountUnknown);
    const { bankAccountId, statementBalance, ledgerBalance } = account;
    const openingBalance = statementBalance ?? ledgerBalance;
    const closingBalance = centsToText(parseSignedCents(openingBalance) + parseSignedCents(amount));
    const transfer = { bookedOn: today(), amount, description, reference };
    const statement = { bankAccountId, openingBalance, closingBalance, lines: [transfer] };
    const { lines } = await this.services.statementPosting.postSimulated(manager, statement, by);
    const [line] = lines;
    if (!line) throw new Error('The simulated transfer was not posted');
    return line;
  }
}
