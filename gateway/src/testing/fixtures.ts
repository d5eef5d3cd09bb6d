import { randomUUID } from 'node:crypto';
import { ledgerAccounts, normalizeText, today } from '@cimiento/contracts';
import { MoreThan, type EntityManager, type EntityTarget, type ObjectLiteral } from 'typeorm';
import type { Actor } from '../platform/request/actor';
import { hashPassword } from '../access/auth/passwords';
import { StoredSession } from '../access/auth/session.entity';
import type { Database } from '../platform/database';
import { Investment } from '../investing/investments/investment.entity';
import { InvestmentsLedger } from '../investing/investments/investments-ledger';
import { LedgerService } from '../books/ledger/ledger.service';
import { RecordFollower } from '../books/ledger/record-follower';
import { InvitationCode } from '../joining/invitations/invitation-code.entity';
import { Order } from '../investing/orders/order.entity';
import { enqueueReservationMessages } from '../investing/orders/reservation-messages';
import { Payment } from '../investing/payments/payment.entity';
import { Project } from '../investing/projects/project.entity';
import { RecoveryCode } from '../access/second-factor/recovery-code.entity';
import { generateRecoveryCode, hashRecoveryCode } from '../access/second-factor/recovery-codes';
import { Setting } from '../access/settings/setting.entity';
import { User } from '../access/users/user.entity';

/** Password of every user that the fixtures create. */
export const fixturePassword = 'secreto1';

// Hashed once, because hashing is slow on purpose.
const passwordHash = hashPassword(fixturePassword);

/** An actor for services that a test calls without a request. */
export const createActor = (userId: number): Actor => ({ userId, address: '127.0.0.1', sessionHash: 'f'.repeat(64) });

/** Columns that tables have only since their latest migrations. */
const laterColumns: ReadonlySet<string> = new Set([
  'updatedAt',
  'archivedAt',
  'responsible',
  'fees',
  'risks',
  'reserved',
]);

async function getNextId<T extends ObjectLiteral>(manager: EntityManager, entity: EntityTarget<T>): Promise<number> {
  const row = await manager
    .createQueryBuilder(entity, 'item')
    .select('MAX(item.id)', 'last')
    .getRawOne<{ last: number | null }>();
  return 1 + (row?.last ?? 0);
}

/** Creates the records of a test, with defaults for what the test does not set. */
export class Fixtures {
  /** @param isLatest false for a database before later migrations */
  constructor(
    private readonly database: Database,
    private readonly isLatest = true,
  ) {}

  private async insert<T extends ObjectLiteral>(
    manager: EntityManager,
    entity: EntityTarget<T>,
    record: T,
  ): Promise<void> {
    // TypeORM reads defaults back after an insert, which an older database has not all.
    if (!this.isLatest) Object.assign(record, { id: await getNextId(manager, entity) });
    await manager
      .createQueryBuilder()
      .insert()
      .into(entity, this.listColumns(manager, entity))
      .values(record)
      .updateEntity(this.isLatest)
      .execute();
  }

  /** The columns of a table that the database has. */
  private listColumns<T extends ObjectLiteral>(manager: EntityManager, entity: EntityTarget<T>): string[] {
    const columns = manager.connection.getMetadata(entity).columns.map(({ propertyName }) => propertyName);
    return columns.filter((name) => this.isLatest || !laterColumns.has(name));
  }

  async user(username: string, changed: Partial<User> = {}): Promise<User> {
    const email = changed.email ?? `${normalizeText(username)}@prueba.example`;
    const row = {
      username,
      usernameKey: normalizeText(username),
      email,
      emailKey: normalizeText(email),
      fullName: `Persona ${username}`,
      passwordHash: await passwordHash,
      role: 'user' as const,
      createdAt: new Date(),
      ...changed,
    };
    return this.database.transaction(async (manager) => {
      const person = manager.create(User, row);
      // Only these columns, so that it works on a database before later migrations too.
      await manager
        .createQueryBuilder()
        .insert()
        .into(User, this.isLatest ? [...Object.keys(row), 'updatedAt'] : Object.keys(row))
        .values(person)
        .execute();
      return person;
    });
  }

  /** Makes every session's proof of identity older than any operation accepts. */
  async expireProofs(): Promise<void> {
    await this.database.transaction((manager) =>
      manager.update(StoredSession, { userId: MoreThan(0) }, { provedAt: new Date(0) }),
    );
  }

  /** Gives a person a second factor: a recovery code, which is returned. */
  async recoveryCode({ id: userId }: User): Promise<string> {
    const code = generateRecoveryCode();
    await this.database.transaction(async (manager) => {
      await manager.insert(RecoveryCode, { userId, codeHash: hashRecoveryCode(userId, code), usedAt: null });
      await manager.update(User, { id: userId }, { secondFactorAt: new Date() });
    });
    return code;
  }

  project(changed: Partial<Project> = {}): Promise<Project> {
    return this.database.transaction(async (manager) => {
      const values = {
        name: 'Casa de prueba',
        description: 'Una casa.',
        image: '/casa.svg',
        location: 'Quito, Ecuador',
        status: 'available' as const,
        funded: 0,
        reserved: 0,
        target: 300_000,
        annualReturn: '8.5',
        minInvestment: 1000,
        term: '24 meses',
        propertyType: 'residencial' as const,
        totalInvestors: 0,
        ...changed,
      };
      const row = manager.create(Project, values);
      await this.insert(manager, Project, row);
      // An older database gets the columns named, because it has not all that are read.
      const names = this.listColumns(manager, Project).map((name) => [name, true] as const);
      return manager.findOneOrFail(Project, {
        where: { id: row.id },
        ...(this.isLatest ? {} : { select: Object.fromEntries(names) }),
      });
    });
  }

  investment(owner: User, project: Project, changed: Partial<Investment> = {}): Promise<Investment> {
    return this.database.transaction(async (manager) => {
      const investment = manager.create(Investment, {
        userId: owner.id,
        projectId: project.id,
        projectName: project.name,
        amount: 10_000,
        annualReturn: 8.5,
        imageUrl: project.image,
        ...changed,
      });
      await this.insert(manager, Investment, investment);
      if (this.isLatest)
        await new InvestmentsLedger(new RecordFollower(new LedgerService())).followNew(manager, [investment], null);
      return investment;
    });
  }

  payment(investment: Investment, changed: Partial<Payment> = {}): Promise<Payment> {
    return this.database.transaction(async (manager) => {
      const payment = manager.create(Payment, {
        investmentId: investment.id,
        userId: investment.userId,
        projectId: investment.projectId,
        amount: '70.83',
        paymentDate: '2025-01-31',
        period: '2025-01',
        status: 'paid',
        ...changed,
      });
      await this.insert(manager, Payment, payment);
      return payment;
    });
  }

  /** Whole dollars of balance, as if they had been deposited. */
  deposit({ id }: Pick<User, 'id'>, dollars: number): Promise<void> {
    const entry = {
      key: `deposit:test:${randomUUID()}`,
      kind: 'deposit',
      occurredOn: today(),
      memo: 'Depósito de prueba',
      source: { kind: 'user', id },
      actorId: null,
      mayOverdraw: false,
      postings: [
        { account: ledgerAccounts.outside, amount: -dollars * 100 },
        { account: ledgerAccounts.available(id), amount: dollars * 100 },
      ],
    } as const;
    return this.database.transaction((manager) => new LedgerService().post(manager, [entry]));
  }

  /** Gives a reservation another time to end, with its messages; `gateway.outbox.deliverDue()` delivers those that are due. */
  reservationEnd(id: number, expiresAt: Date, createdAt?: Date): Promise<void> {
    return this.database.transaction(async (manager) => {
      await manager.update(Order, { id }, { expiresAt, ...(createdAt && { createdAt }) });
      await enqueueReservationMessages(manager, [await manager.findOneByOrFail(Order, { id })]);
    });
  }

  /** Lets every user reserve as often and as much as they like. */
  liftReservationLimits(): Promise<void> {
    const limits = {
      ...{ openReservations: 100, projectReservations: 100, reservationShare: 100, dailyReservations: 1000 },
      reservationPauseDays: 0,
    };
    const rows = Object.entries(limits).map(([name, value]) => ({ name, value: String(value) }));
    return this.database.transaction(async (manager) => {
      await manager.upsert(Setting, rows, ['name']);
    });
  }

  invitation(code: string, changed: Partial<InvitationCode> = {}): Promise<InvitationCode> {
    return this.database.transaction(async (manager) => {
      const invitation = manager.create(InvitationCode, {
        code,
        codeKey: normalizeText(code),
        maxUses: 1,
        uses: 0,
        expiresAt: null,
        email: null,
        createdAt: new Date(),
        ...changed,
      });
      await manager.insert(InvitationCode, invitation);
      return invitation;
    });
  }
}
