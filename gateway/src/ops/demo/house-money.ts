import { groupBy, ledgerAccounts, parseCents, sumMoney, today } from '@cimiento/contracts';
import { IsNull, type EntityManager } from 'typeorm';
import { FeeRuleRecord } from '../../books/fees/fee-rule.entity';
import type { NewEntry } from '../../books/ledger/new-entry';
import { createRunEntry } from '../../investing/payment-runs/run-money';
import { Payment, PaymentRun } from '../../investing/records';
import type { DemoData } from './data';
import { listDemoFees } from './project-terms';

const admin = 1;
const common = { actorId: null, mayOverdraw: false } as const;

/** The fees of every project, from before its first rent. */
export async function seedFees(manager: EntityManager, { projects, roundProjects, dates }: DemoData): Promise<void> {
  const validFrom = dates.day('2024-01-01');
  const rules = [...projects, ...roundProjects].flatMap(({ id: projectId, name }) =>
    listDemoFees(name, validFrom).map((rule) => ({ ...rule, projectId, createdBy: null, createdAt: new Date() })),
  );
  for (const rule of rules) await manager.insert(FeeRuleRecord, rule);
}

type Payments = DemoData['payments'];

const sumNet = (payments: Payments): number => parseCents(sumMoney(payments.map(({ amount }) => amount)));
const sumFees = (payments: Payments): number => parseCents(sumMoney(payments.map(({ fee }) => fee)));

/** The payments of each project and month in which something is paid or will be. */
function listMonths({ payments }: DemoData): Payments[] {
  const live = payments.filter(({ status }) => status !== 'missed');
  return [...groupBy(live, ({ projectId, period }) => `${projectId} ${period}`).values()];
}

/** The last month was divided by monthly payments that wait for its day. */
export async function seedRuns(manager: EntityManager, data: DemoData): Promise<void> {
  for (const payments of listMonths(data)) {
    const [first] = payments;
    if (first?.status !== 'pending') continue;
    const { projectId, period } = first;
    const fee = sumMoney(payments.map((payment) => payment.fee));
    const run = manager.create(PaymentRun, {
      projectId,
      period,
      fee,
      number: 1,
      payments: payments.length,
      createdBy: admin,
      basis: 'registered',
      retained: '0.00',
      status: 'posted',
      turned: null,
      occupied: null,
      vat: '0.00',
      expenses: '0.00',
      reserve: '0.00',
      amount: sumMoney([fee, ...payments.map(({ amount }) => amount)]),
      createdAt: new Date(`${period}-11T15:00:00.000Z`),
    });
    await manager.insert(PaymentRun, run);
    await manager.update(Payment, { projectId, period, runId: IsNull() }, { runId: run.id });
  }
}

/** Rent that reached the bank: that of each month, except one of project 7, whose tenants are late. */
export function createRents(data: DemoData, bankAccountId: number): NewEntry[] {
  const late = data.dates.period('2025-08');
  return listMonths(data).flatMap((payments) => {
    const [first] = payments;
    if (!first || (first.projectId === 7 && first.period === late)) return [];
    const { projectId, period } = first;
    const cents = sumNet(payments) + sumFees(payments);
    return {
      ...common,
      key: `rent:${projectId}:${period}`,
      kind: 'rent',
      occurredOn: `${period}-10`,
      source: { kind: 'project', id: projectId },
      reference: period,
      memo: `Renta cobrada de ${getName(data, projectId)}`,
      postings: [
        { account: ledgerAccounts.bank(bankAccountId), amount: -cents },
        { account: ledgerAccounts.rent(projectId), amount: cents },
      ],
    };
  });
}

const getName = ({ projects }: DemoData, projectId: number): string =>
  projects.find(({ id }) => id === projectId)?.name ?? '';

/** The fee of each month that was paid, on the day of its payments, and of the one that waits, on the day of its monthly payment. */
export async function createFees(manager: EntityManager, data: DemoData): Promise<NewEntry[]> {
  const paid = listMonths(data).flatMap((payments): NewEntry[] => {
    const [first] = payments;
    if (first?.status !== 'paid') return [];
    const { projectId, period, paymentDate } = first;
    const fees = sumFees(payments);
    return [
      {
        ...common,
        key: `fee:${projectId}:${period}`,
        kind: 'fee',
        occurredOn: paymentDate,
        source: { kind: 'project', id: projectId },
        reference: period,
        memo: `Comisión y gastos de la renta de ${getName(data, projectId)}`,
        postings: [
          { account: ledgerAccounts.rent(projectId), amount: -fees },
          { account: ledgerAccounts.fee('management'), amount: fees },
        ],
      },
    ];
  });
  const runs = await manager.find(PaymentRun, { order: { id: 'ASC' } });
  const waiting = runs.flatMap((run): NewEntry[] => {
    const entry = createRunEntry(run, getName(data, run.projectId), `${run.period}-11`);
    const { id } = run;
    return entry ? [{ ...common, ...entry, key: `paymentRun:${id}:1`, source: { kind: 'paymentRun', id } }] : [];
  });
  return [...paid, ...waiting];
}

/**
 * The capital of each project: investors sent it to the company's account, and that of funded projects bought their houses.
 */
export function createCapital({ projects, investments }: DemoData, bankAccountId: number): NewEntry[] {
  const bank = ledgerAccounts.bank(bankAccountId);
  return projects.flatMap(({ id: projectId, name, fundedDate }) => {
    const own = investments.filter((investment) => investment.projectId === projectId);
    const cents = own.reduce((sum, { amount }) => sum + amount * 100, 0);
    const day = own[0]?.investedOn ?? today();
    if (cents === 0) return [];
    const source = { kind: 'project', id: projectId } as const;
    const received: NewEntry = {
      ...common,
      key: `capital:${projectId}:received`,
      kind: 'deposit',
      occurredOn: day,
      source,
      memo: `Capital de ${name} en la cuenta recaudadora`,
      postings: [
        { account: bank, amount: -cents },
        { account: ledgerAccounts.outside, amount: cents },
      ],
    };
    const handedOver: NewEntry = {
      ...common,
      key: `capital:${projectId}`,
      kind: 'capital',
      occurredOn: fundedDate ?? day,
      source,
      memo: `Capital entregado de ${name}`,
      postings: [
        { account: ledgerAccounts.property(projectId), amount: -cents },
        { account: bank, amount: cents },
      ],
    };
    return fundedDate ? [received, handedOver] : [received];
  });
}
