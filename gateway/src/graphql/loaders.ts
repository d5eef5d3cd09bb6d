import DataLoader from 'dataloader';
import { type EntityManager, type EntityTarget, type FindOptionsWhere, In } from 'typeorm';
import { BankAccount } from '../bank-accounts/bank-account.entity';
import { InvitationCode } from '../invitations/invitation-code.entity';
import { ProjectExit } from '../exits/project-exit.entity';
import { Investment } from '../investments/investment.entity';
import { createLedgerLoaders, type LedgerLoaders } from '../ledger/ledger.loaders';
import { Order } from '../orders/order.entity';
import { equalOrder } from '../orders/orders.loaders';
import type { Payment } from '../payments/payment.entity';
import { equalPayments } from '../payments/payments.loaders';
import { Project } from '../projects/project.entity';
import { SecurityEvent } from '../security-events/security-event.entity';
import { readProgress } from '../statements/statement-progress';
import type { StatementProgress } from '../statements/statements.types';
import { BankStatementLine } from '../reconciliation/bank-statement-line.entity';
import { User } from '../users/user.entity';
import { Withdrawal } from '../withdrawals/withdrawal.entity';

/** Batched reads of records that rows refer to. */
export type Loaders = {
  bankAccount: DataLoader<number, BankAccount | null>;
  bankLine: DataLoader<number, BankStatementLine | null>;
  /** How many lines a bank's statement has, by the id of the statement. */
  bankStatementLines: DataLoader<number, number>;
  equalOrder: DataLoader<Order, Order | null, number>;
  equalPayments: DataLoader<Payment, number[], number>;
  investment: DataLoader<number, Investment | null>;
  order: DataLoader<number, Order | null>;
  project: DataLoader<number, Project | null>;
  /** The exit in force, by the id of the project. */
  exitOfProject: DataLoader<number, ProjectExit | null>;
  ledger: LedgerLoaders;
  user: DataLoader<number, User | null>;
  /** When a user last signed in, by the id of the user. */
  lastSignIn: DataLoader<number, Date | null>;
  /** By the id of the waitlist request that the code answers. */
  invitationOfRequest: DataLoader<number, InvitationCode | null>;
  /** How far the statements of a batch are, by the id of the batch. */
  statementProgress: DataLoader<number, StatementProgress>;
  withdrawal: DataLoader<number, Withdrawal | null>;
};

function byId<T extends { id: number }>(reader: EntityManager, entity: EntityTarget<T>): DataLoader<number, T | null> {
  return new DataLoader(async (ids: readonly number[]) => {
    // TypeORM's option types cannot follow a generic entity, even one that is known to have an id.
    const records = await reader.findBy(entity, { id: In([...ids]) } as FindOptionsWhere<T>);
    const recordById = new Map(records.map((record) => [record.id, record]));
    return ids.map((id) => recordById.get(id) ?? null);
  });
}

function invitationOfRequest(reader: EntityManager): Loaders['invitationOfRequest'] {
  return new DataLoader(async (ids: readonly number[]) => {
    const codes = await reader.findBy(InvitationCode, { requestId: In([...ids]) });
    const codeByRequest = new Map(codes.map((code) => [code.requestId, code]));
    return ids.map((id) => codeByRequest.get(id) ?? null);
  });
}

function exitOfProject(reader: EntityManager): Loaders['exitOfProject'] {
  return new DataLoader(async (ids: readonly number[]) => {
    const exits = await reader.find(ProjectExit, { where: { projectId: In([...ids]) }, order: { version: 'ASC' } });
    const exitByProject = new Map(exits.map((exit) => [exit.projectId, exit]));
    return ids.map((id) => exitByProject.get(id) ?? null);
  });
}

function lastSignIn(reader: EntityManager): Loaders['lastSignIn'] {
  return new DataLoader(async (ids: readonly number[]) => {
    const latest = await reader
      .createQueryBuilder(SecurityEvent, 'event')
      .select('MAX(event.id)', 'id')
      .where({ userId: In([...ids]), kind: 'sign_in' })
      .groupBy('event.userId')
      .getRawMany<{ id: number }>();
    const events = await reader.findBy(SecurityEvent, { id: In(latest.map(({ id }) => id)) });
    const timeByUser = new Map(events.map(({ userId, createdAt }) => [userId, createdAt]));
    return ids.map((id) => timeByUser.get(id) ?? null);
  });
}

function bankStatementLines(reader: EntityManager): Loaders['bankStatementLines'] {
  return new DataLoader(async (ids: readonly number[]) => {
    const rows = await reader
      .createQueryBuilder(BankStatementLine, 'line')
      .select('line.statementId', 'id')
      .addSelect('COUNT(*)', 'lines')
      .where({ statementId: In([...ids]) })
      .groupBy('line.statementId')
      .getRawMany<{ id: number; lines: number | string }>();
    const countById = new Map(rows.map(({ id, lines }) => [id, Number(lines)]));
    return ids.map((id) => countById.get(id) ?? 0);
  });
}

/** Creates the loaders of one request. Loaders cache, so they are never shared between requests. */
export const createLoaders = (reader: EntityManager): Loaders => ({
  bankAccount: byId(reader, BankAccount),
  bankLine: byId(reader, BankStatementLine),
  bankStatementLines: bankStatementLines(reader),
  equalOrder: equalOrder(reader),
  equalPayments: equalPayments(reader),
  investment: byId(reader, Investment),
  order: byId(reader, Order),
  project: byId(reader, Project),
  exitOfProject: exitOfProject(reader),
  ledger: createLedgerLoaders(reader),
  user: byId(reader, User),
  lastSignIn: lastSignIn(reader),
  invitationOfRequest: invitationOfRequest(reader),
  statementProgress: new DataLoader((ids: readonly number[]) => readProgress(reader, ids)),
  withdrawal: byId(reader, Withdrawal),
});
