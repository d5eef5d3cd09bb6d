import { brand, type LedgerAccountName, ledgerAccounts } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { BankAccount } from '../../banking/bank-accounts/bank-account.entity';
import { CollectingAccount } from '../../books/collecting-accounts/collecting-account.entity';
import { Investment, Payment } from '../../investing/records';
import { InvestmentsLedger } from '../../investing/investments/investments-ledger';
import { LedgerService } from '../../books/ledger/ledger.service';
import type { NewEntry } from '../../books/ledger/new-entry';
import { RecordFollower } from '../../books/ledger/record-follower';
import { PaymentsLedger } from '../../investing/payments/payments-ledger';
import type { DemoData } from './data';
import type { DemoDates } from './dates';
import { createCapital, createFees, createRents } from './house-money';
import { seedMoney } from './money';
import { seedRounds } from './rounds';

/** The company's bank account for deposits. */
const demoCollectingAccount = {
  bank: 'Banco del Austro',
  accountType: 'checking',
  accountNumber: '0100204587',
  holderName: `Fideicomiso ${brand.name}`,
  holderIdNumber: '1793201547001',
} as const;

const maria = 2;

const common = { actorId: null, mayOverdraw: false } as const;

/** The account to which maria's withdrawals are paid. */
const createBankAccount = (dates: DemoDates) =>
  ({
    userId: maria,
    version: 1,
    bank: 'Banco Pichincha',
    accountType: 'savings',
    accountNumber: '2205871463',
    holderName: 'María Fernanda Torres',
    holderIdNumber: '1712345675',
    createdBy: maria,
    createdAt: new Date(dates.instant('2025-08-20T15:04:00.000Z')),
  }) as const;

/** A transfer of maria's to her balance. */
export const createDeposit = (dates: DemoDates, bank: LedgerAccountName): NewEntry => ({
  ...common,
  key: 'deposit:demo:1',
  kind: 'deposit',
  occurredOn: dates.day('2025-09-02'),
  source: { kind: 'user', id: maria },
  reference: `TRF-${dates.day('2025-09-02').replaceAll('-', '')}-0417`,
  memo: 'Depósito por transferencia',
  postings: [
    { account: bank, amount: -150_000 },
    { account: ledgerAccounts.available(maria), amount: 150_000 },
  ],
});

/** Returns the id of the company's account. A command may have created it, or others, before the first start. */
async function ensureCollectingAccount(manager: EntityManager): Promise<number> {
  const { bank, accountNumber } = demoCollectingAccount;
  const existing = await manager.findOneBy(CollectingAccount, { bank, accountNumber });
  if (existing) return existing.id;
  const account = manager.create(CollectingAccount, demoCollectingAccount);
  await manager.insert(CollectingAccount, account);
  return account.id;
}

/** Posts the demonstration books: investments, capital, rents received and paid, fees, a deposit, a withdrawal, an exit, a reservation and rounds. */
export async function seedLedger(manager: EntityManager, data: DemoData): Promise<void> {
  const ledger = new LedgerService();
  const follower = new RecordFollower(ledger);
  const collectingAccountId = await ensureCollectingAccount(manager);
  const bank = ledgerAccounts.bank(collectingAccountId);
  await manager.insert(BankAccount, createBankAccount(data.dates));
  const investments = await manager.find(Investment, { order: { id: 'ASC' } });
  await new InvestmentsLedger(follower).followNew(manager, investments, null);
  await ledger.post(manager, createCapital(data, collectingAccountId));
  await ledger.post(manager, createRents(data, collectingAccountId));
  const payments = await manager.find(Payment, { order: { id: 'ASC' } });
  await new PaymentsLedger(follower).followNew(manager, payments, null);
  await ledger.post(manager, await createFees(manager, data));
  await seedMoney(manager, ledger, data, collectingAccountId);
  await seedRounds(manager, ledger, data, bank);
  await ledger.post(manager, [createDeposit(data.dates, bank)]);
}
