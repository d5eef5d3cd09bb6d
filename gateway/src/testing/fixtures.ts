import { randomUUID } from 'node:crypto';
import { ledgerAccounts, today } from '@cimiento/contracts';
import { hash } from '@node-rs/argon2';
import {
  MoreThan,
  type EntityTarget,
  type FindOptionsWhere,
  type ObjectLiteral,
  type QueryDeepPartialEntity,
} from 'typeorm';
import { normalizeText } from '../platform/normalize-text';
import type { Actor } from '../platform/request';
import { RecoveryCode, Setting, StoredSession, User } from '../access/records';
import type { Database } from '../platform/database';
import { addTokens } from '../platform/database/search/keep-tokens';
import { Investment, Order, Payment, Project, ProjectUpdate } from '../investing/records';
import { InvestmentsLedger } from '../investing/investments/investments-ledger';
import { LedgerService } from '../books/ledger/ledger.service';
import { RecordFollower } from '../books/ledger/record-follower';
import type { NewEntry } from '../books/ledger/new-entry';
import { createEntry, postEntries } from './post-entries';
import { InvitationCode } from '../joining/invitations/invitation-code.entity';
import { enqueueReservationMessages } from '../investing/orders/reservation-expiry';
import { generateRecoveryCode, hashRecoveryCode } from '../access/second-factor/recovery-codes';

/** Password of every user that the fixtures create. */
export const fixturePassword = 'secreto1';

/** A bank account of an investor, as its form sends it. */
export const exampleBankAccount = {
  bank: 'Banco Pichincha',
  accountType: 'savings',
  accountNumber: '2200123456',
  holderName: 'Rosa Intriago',
  holderIdNumber: '1712345678',
};

/** A bank account of the company, as the operator's command creates it. */
export const exampleCollectingAccount = {
  ...exampleBankAccount,
  accountType: 'checking',
  holderIdNumber: '1790011674001',
};

// With the least cost that the library takes: verifying a password is slow on purpose, and tests sign in thousands of times.
const passwordHash = hash(fixturePassword, { memoryCost: 8, timeCost: 1 });

/** An actor for services that a test calls without a request. */
export const createActor = (userId: number): Actor => ({ userId, address: '127.0.0.1', sessionHash: 'f'.repeat(64) });

/** The input of a payment of an investment: $10.00 of January, paid, unless stated. */
export const toPaymentInput = (
  { id: investmentId, userId, projectId }: Pick<Investment, 'id' | 'userId' | 'projectId'>,
  changed: object = {},
) => ({
  investmentId,
  userId,
  projectId,
  amount: '10.00',
  period: '2026-01',
  paymentDate: '2026-01-15',
  status: 'paid',
  ...changed,
});

/** The input of an order of one fraction from the balance, unless stated. */
export const toOrderInput = (projectId: number, changed: object = {}) => ({
  projectId,
  amount: 1000,
  fundedFrom: 'balance',
  acceptedRisks: true,
  ...changed,
});

/** The input that leaves a project as it is, but for the changes. */
export const toProjectInput = (project: Project, changed: object = {}) => {
  const { name, location, status, propertyType, target, funded, minInvestment } = project;
  const { annualReturn, term, image, description, fees } = project;
  return {
    name,
    location,
    status,
    propertyType,
    target,
    funded,
    minInvestment,
    annualReturn,
    term,
    image,
    description,
    fees,
    ...changed,
  };
};

/** Creates the records of a test, with defaults for what the test does not set. */
export class Fixtures {
  constructor(private readonly database: Database) {}

  async user(username = `persona-${randomUUID().slice(0, 8)}`, changed: Partial<User> = {}): Promise<User> {
    const email = changed.email ?? `${normalizeText(username)}@prueba.example`;
    const row = {
      username,
      usernameKey: normalizeText(username),
      email,
      emailKey: normalizeText(email),
      fullName: `Persona ${username}`,
      passwordHash: await passwordHash,
      role: 'user' as const,
      staffRole: changed.role === 'admin' ? ('administrator' as const) : null,
      createdAt: new Date(),
      ...changed,
    };
    return this.database.transaction(async (manager) => {
      const user = manager.create(User, row);
      await manager.insert(User, user);
      await addTokens(manager, 'user', [user]);
      return user;
    });
  }

  /** Changes rows as no operation of the product does. */
  async update<T extends ObjectLiteral>(
    entity: EntityTarget<T>,
    where: FindOptionsWhere<T>,
    values: QueryDeepPartialEntity<T>,
  ): Promise<void> {
    await this.database.transaction((manager) => manager.update(entity, where, values));
  }

  /** Makes every session's proof of identity older than any operation accepts. */
  async expireProofs(): Promise<void> {
    await this.update(StoredSession, { userId: MoreThan(0) }, { provedAt: new Date(0) });
  }

  /** Gives a user a second factor: a recovery code, which is returned. */
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
        publishedAt: new Date(),
        ...changed,
      };
      const project = manager.create(Project, values);
      await manager.insert(Project, project);
      await addTokens(manager, 'project', [project]);
      return manager.findOneByOrFail(Project, { id: project.id });
    });
  }

  /** An update of a project that names a new date. */
  async delay({ id: projectId }: Pick<Project, 'id'>, newDate: string, publishedAt = new Date()): Promise<void> {
    const update = { projectId, kind: 'retraso', title: 'Retraso', text: 'Lluvias', visibility: 'holders' } as const;
    await this.database.transaction((manager) => manager.insert(ProjectUpdate, { ...update, newDate, publishedAt }));
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
      await manager.insert(Investment, investment);
      await new InvestmentsLedger(new RecordFollower(new LedgerService())).followNew(manager, [investment], null);
      await this.database.watch.accept(manager, 'a test made it');
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
      await manager.insert(Payment, payment);
      return payment;
    });
  }

  /** Whole dollars of balance, as if they had been deposited. */
  deposit({ id }: Pick<User, 'id'>, dollars: number, changed: Partial<NewEntry> = {}): Promise<void> {
    const facts = { key: `deposit:test:${randomUUID()}`, occurredOn: today(), memo: 'Depósito de prueba' };
    const accounts = [ledgerAccounts.outside, ledgerAccounts.available(id)] as const;
    return postEntries(this.database, [createEntry(...accounts, dollars * 100, { ...facts, ...changed })]);
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
      openReservations: 100,
      projectReservations: 100,
      reservationShare: 100,
      dailyReservations: 1000,
      reservationPauseDays: 0,
      reservationsTogether: 100,
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
