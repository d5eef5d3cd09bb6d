import {
  addDays,
  centsToText,
  fractionPrice,
  getEndOfDate,
  getOrderReference,
  getWithdrawalReference,
  ledgerAccounts,
  parseCents,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { allocateProceeds } from '../../investing/exits/allocate-proceeds';
import { listExitPostings, readExitMoney } from '../../investing/exits/exit-money';
import { ExitShare, Investment, Order, ProjectExit } from '../../investing/records';
import type { LedgerService } from '../../books/ledger/ledger.service';
import type { NewEntry } from '../../books/ledger/new-entry';
import { Withdrawal } from '../../banking/withdrawals/withdrawal.entity';
import type { DemoData } from './data';
import type { DemoDates } from './dates';

const [admin, maria] = [1, 2];

const createWithdrawal = (dates: DemoDates, collectingAccountId: number) =>
  ({
    id: 1,
    userId: maria,
    amount: '800.00',
    status: 'paid',
    reference: getWithdrawalReference('7K3M9QXR4T'),
    bankAccountId: 1,
    createdAt: new Date(dates.instant('2025-08-25T15:20:00.000Z')),
    decidedAt: new Date(dates.instant('2025-08-26T14:05:00.000Z')),
    decidedBy: admin,
    paidOn: dates.day('2025-08-27'),
    bankReference: `TRF-${dates.day('2025-08-27').replaceAll('-', '')}-0092`,
    collectingAccountId,
  }) as const;

/** A withdrawal of maria's that was held and then paid from the company's account. */
async function seedWithdrawal(
  manager: EntityManager,
  ledger: LedgerService,
  { dates }: DemoData,
  accountId: number,
): Promise<void> {
  const withdrawal = createWithdrawal(dates, accountId);
  await manager.insert(Withdrawal, withdrawal);
  const { id, amount, reference, paidOn } = withdrawal;
  const cents = parseCents(amount);
  const [available, held] = [ledgerAccounts.available(maria), ledgerAccounts.held(maria)];
  const common = {
    kind: 'withdrawal',
    source: { kind: 'withdrawal', id },
    reference,
    mayOverdraw: false,
  } as const;
  const entries: NewEntry[] = [
    {
      ...common,
      key: `withdrawal:${id}:held`,
      occurredOn: dates.day('2025-08-25'),
      memo: 'Retiro a Banco Pichincha',
      actorId: maria,
      postings: [
        { account: available, amount: -cents },
        { account: held, amount: cents },
      ],
    },
    {
      ...common,
      key: `withdrawal:${id}:paid:2`,
      occurredOn: paidOn,
      memo: 'Retiro pagado',
      actorId: admin,
      postings: [
        { account: held, amount: -cents },
        { account: ledgerAccounts.bank(withdrawal.collectingAccountId), amount: cents },
      ],
    },
  ];
  await ledger.post(manager, entries);
}

const sold = { projectId: 9, price: '125600.00' } as const;
const costs = [{ label: 'Notaría y registro', amount: '1000.00' }];

/** The exit of a sold project: its money came to the bank, and was credited to its holders. */
async function seedExit(
  manager: EntityManager,
  ledger: LedgerService,
  { projects }: DemoData,
  accountId: number,
): Promise<void> {
  const { projectId, price } = sold;
  const project = projects.find(({ id }) => id === projectId);
  if (!project?.exitDate) throw new Error(`Demonstration project ${projectId} was not sold`);
  const { name, exitDate } = project;
  const investments = await manager.find(Investment, { where: { projectId }, order: { id: 'ASC' } });
  const input = { price, costs, exitDate };
  const money = await readExitMoney(manager, { projectId, input }, { holdings: investments, corrected: null });
  const shares = allocateProceeds(money.netCents, investments);
  const [id, createdAt] = [1, new Date(`${exitDate}T20:30:00.000Z`)];
  const exit = manager.create(ProjectExit, {
    id,
    projectId,
    price,
    version: 1,
    costs: JSON.stringify(costs),
    fees: JSON.stringify(money.fees),
    reserve: centsToText(money.reserveCents),
    handedOver: centsToText(money.handedOverCents),
    released: centsToText(money.releasedCents),
    net: centsToText(money.netCents),
    exitDate,
    createdBy: admin,
    createdAt,
  });
  await manager.insert(ProjectExit, exit);
  await manager.insert(
    ExitShare,
    shares.map(({ investmentId, userId, capital, share }) => ({
      exitId: id,
      investmentId,
      userId,
      projectName: name,
      capital: parseCents(capital) / 100,
      share,
    })),
  );
  const received = money.netCents + money.feeCents;
  await ledger.post(manager, [
    {
      key: `sale:${projectId}`,
      kind: 'exit',
      occurredOn: exitDate,
      source: { kind: 'project', id: projectId },
      memo: 'Venta cobrada, menos sus costos',
      actorId: admin,
      mayOverdraw: false,
      postings: [
        { account: ledgerAccounts.bank(accountId), amount: -received },
        { account: ledgerAccounts.proceeds(projectId), amount: received },
      ],
    },
    {
      key: `exit:${id}:1`,
      kind: 'exit',
      occurredOn: exitDate,
      source: { kind: 'exit', id },
      memo: `Venta de ${name}`,
      actorId: admin,
      mayOverdraw: false,
      postings: [
        ...listExitPostings(exit),
        ...shares.map(({ userId, share }) => ({
          account: ledgerAccounts.available(userId),
          amount: parseCents(share),
        })),
      ],
    },
  ]);
}

/** The amount that maria has reserved, in whole dollars; `reserved` of its project includes it. */
export const demoReservation = { projectId: 2, amount: 2000 } as const;

/** A reservation of maria's that waits for its transfer until five days after the first start. */
async function seedReservation(manager: EntityManager, { projects, today }: DemoData): Promise<void> {
  const { projectId, amount } = demoReservation;
  const project = projects.find(({ id }) => id === projectId);
  if (!project) throw new Error(`No demonstration project ${projectId}`);
  const number = 'CIM-7K3M9-QXR4T';
  await manager.insert(Order, {
    number,
    userId: maria,
    projectId,
    projectName: project.name,
    investmentId: null,
    amount,
    fractions: amount / fractionPrice,
    annualReturn: Number(project.annualReturn),
    status: 'reserved',
    fundedFrom: 'transfer',
    reference: getOrderReference(number),
    expiresAt: getEndOfDate(addDays(today, 5)),
    createdAt: getEndOfDate(addDays(today, -1)),
    idempotencyKey: 'demostracion',
    inputHash: 'demostracion',
  });
}

/** Posts what moved after the rents: a withdrawal that was paid, the exit of a sold project, and a reservation that is open. */
export async function seedMoney(
  manager: EntityManager,
  ledger: LedgerService,
  data: DemoData,
  collectingAccountId: number,
): Promise<void> {
  await seedWithdrawal(manager, ledger, data, collectingAccountId);
  await seedExit(manager, ledger, data, collectingAccountId);
  await seedReservation(manager, data);
}
