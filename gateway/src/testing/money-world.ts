import { randomUUID } from 'node:crypto';
import { In } from 'typeorm';
import type { Actor } from '../platform/request';
import { BankStatementLine } from '../banking/statements/bank-statement-line.entity';
import type { Gateway } from '../gateway';
import { Investment, Order, Payment, type Project } from '../investing/records';
import type { User } from '../access/records';
import { WithdrawalBatch } from '../banking/withdrawals/withdrawal-batch.entity';
import { Withdrawal } from '../banking/withdrawals/withdrawal.entity';
import { continueStatement } from './bank-statements';
import { createActor, exampleBankAccount, exampleCollectingAccount } from './fixtures';
import type { TestGateway } from './test-gateway';

/** The people, projects and collecting accounts of one random sequence. */
export type MoneyWorld = {
  gateway: Gateway;
  admin: Actor;
  investors: readonly User[];
  projects: readonly Project[];
  bankAccountIds: readonly number[];
  /** Lines of the statements that were posted, for posting one again. */
  statements: StatementInput[];
};

export type StatementLine = { bookedOn: string; amount: string; description: string | null; reference: string | null };
export type StatementInput = Awaited<ReturnType<typeof continueStatement>>;

/** Numbers that a step reads as it likes: whom or what it picks, and how much. */
export type Numbers = { one: number; other: number; size: number };
export type Step = (world: MoneyWorld, numbers: Numbers) => Promise<unknown>;

/** Three investors with a bank account, two projects, and two accounts of the company. */
export async function createMoneyWorld({ gateway, fixtures }: TestGateway): Promise<MoneyWorld> {
  const { bankAccounts, collectingAccounts } = gateway.services;
  const boss = await fixtures.user(undefined, { role: 'admin' });
  const investors = [];
  for (let index = 0; index < 3; index += 1) {
    const investor = await fixtures.user();
    await bankAccounts.save(investor, exampleBankAccount, createActor(investor.id));
    investors.push(investor);
  }
  const bankAccountIds = [];
  for (let index = 0; index < 2; index += 1) {
    const account = { ...exampleCollectingAccount, bank: `Banco ${randomUUID().slice(0, 13)}` };
    bankAccountIds.push((await collectingAccounts.create(account)).id);
  }
  const projects = [await fixtures.project({ target: 4000 }), await fixtures.project({ target: 20_000 })];
  return { gateway, admin: createActor(boss.id), investors, projects, bankAccountIds, statements: [] };
}

export const pick = <T>(items: readonly T[], index: number): T => items[index % items.length] as T;
export const hasItems = <T>(items: readonly T[]): boolean => items.length > 0;

export const read = ({ gateway }: MoneyWorld) => gateway.database.reader;
export const ofWorld = ({ investors }: MoneyWorld) => ({ userId: In(investors.map(({ id }) => id)) });
export const byId = { order: { id: 'ASC' } } as const;

export const listOrders = (world: MoneyWorld) => read(world).find(Order, { where: ofWorld(world), ...byId });
export const listInvestments = (world: MoneyWorld) => read(world).find(Investment, { where: ofWorld(world), ...byId });
export const listPayments = (world: MoneyWorld) => read(world).find(Payment, { where: ofWorld(world), ...byId });
export const listWithdrawals = (world: MoneyWorld) => read(world).find(Withdrawal, { where: ofWorld(world), ...byId });
/** Files for the bank with a withdrawal of these people, and their withdrawals. */
export async function listBatches(world: MoneyWorld): Promise<{ batch: WithdrawalBatch; rows: Withdrawal[] }[]> {
  const rows = await listWithdrawals(world);
  const ids = [...new Set(rows.flatMap(({ batchId }) => batchId ?? []))];
  const batches = await read(world).find(WithdrawalBatch, { where: { id: In(ids) }, ...byId });
  return batches.map((batch) => ({ batch, rows: rows.filter(({ batchId }) => batchId === batch.id) }));
}
export const listLines = (world: MoneyWorld) =>
  read(world).find(BankStatementLine, { where: { bankAccountId: In([...world.bankAccountIds]) }, ...byId });

/** Does something with one of these; nothing when there are none. */
export async function withOne<T>(
  items: Promise<T[]>,
  index: number,
  run: (item: T) => Promise<unknown>,
): Promise<unknown> {
  const found = await items;
  return hasItems(found) ? run(pick(found, index)) : undefined;
}

/** Those that fit, or every fourth time and when none does all of them, so that refusals are tried too. */
export function prefer<T>(items: readonly T[], index: number, isFitting: (item: T) => boolean): readonly T[] {
  const fitting = items.filter(isFitting);
  return hasItems(fitting) && index % 4 > 0 ? fitting : items;
}

/** Posts a statement that continues the account, and keeps it for posting it again. */
export async function postLines(
  { gateway, admin, statements }: MoneyWorld,
  bankAccountId: number,
  lines: StatementLine[],
) {
  const statement = await continueStatement(gateway.database.reader, bankAccountId, lines);
  statements.push(statement);
  return gateway.services.statementPosting.post(statement, admin);
}

/** An investor of the sequence. */
export const findOwner = ({ investors }: MoneyWorld, userId: number): User =>
  investors.find(({ id }) => id === userId) as User;
