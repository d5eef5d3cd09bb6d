import type { EntityManager } from 'typeorm';

const existsAny = async (manager: EntityManager, userId: number, conditions: readonly string[]): Promise<boolean> => {
  const sql = `SELECT 1 AS found WHERE ${conditions.map((condition) => `EXISTS (${condition})`).join(' OR ')}`;
  return (
    (
      await manager.query<unknown[]>(
        sql,
        conditions.map(() => userId),
      )
    ).length > 0
  );
};

const traces = [
  'SELECT 1 FROM ledger_account WHERE userId = ?',
  'SELECT 1 FROM investment_order WHERE userId = ?',
  'SELECT 1 FROM bank_account WHERE userId = ?',
  // What an administrator records by hand has no posting and no order.
  ...['investment', 'payment', 'exit_share'].map((table) => `SELECT 1 FROM ${table} WHERE userId = ?`),
  `SELECT 1 FROM security_event WHERE userId = ? AND kind IN ('sign_in', 'registered')`,
];

/**
 * Whether an account is somebody's: it has or had a posting, an order, a bank account or its own sign-in, or has an investment, a payment or a
 * share of a sale.
 */
export const hasHistory = (manager: EntityManager, userId: number): Promise<boolean> =>
  existsAny(manager, userId, traces);

const money = [
  'SELECT 1 FROM ledger_account WHERE userId = ? AND balance <> 0',
  'SELECT 1 FROM investment WHERE userId = ?',
];

/** Whether an account has a balance or an investment. */
export const hasMoney = (manager: EntityManager, userId: number): Promise<boolean> => existsAny(manager, userId, money);
