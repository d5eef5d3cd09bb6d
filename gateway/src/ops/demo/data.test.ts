import {
  addDays,
  addMonths,
  calculateRentMonths,
  chargeRent,
  expectRents,
  fractionPrice,
  getFirstRentPeriod,
  getRentDueDate,
  isCalendarDate,
  parseCents,
  projectedReturnCents,
  projectStatuses,
  sumFee,
  toCalendarDate,
  today,
  toPeriod,
  ledgerAccounts,
} from '@cimiento/contracts';
import {
  investmentSchema,
  paymentSchema,
  postSchema,
  projectSchema,
  userUpdateSchema,
  validate,
  waitlistSchema,
} from '@cimiento/contracts/schemas';
import { normalizeText } from '../../platform/normalize-text';
import { createDemoData } from './data';
import { createDemoDates } from './dates';
import { createDeposit } from './ledger';
import { demoReservation } from './money';
import { listDemoFees } from './project-terms';

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const without = <T extends object, K extends keyof T>(row: T, ...keys: K[]): Omit<T, K> => {
  const rest = { ...row };
  for (const key of keys) delete rest[key];
  return rest;
};

describe.each(['2025-10-15', '2026-03-31', '2028-02-29', today()])('the demonstration data of %s', (day) => {
  const {
    users: demoUsers,
    projects: demoProjects,
    investments: demoInvestments,
    payments: demoPayments,
    posts: demoPosts,
    waitlist: demoWaitlist,
    invitations: demoInvitations,
  } = createDemoData(day);

  test('the last month of payments is due next, and only a reservation and codes reach beyond it', () => {
    const lastMonth = addMonths(toPeriod(day), Number(day.slice(8)) > 15 ? 0 : -1);
    expect(
      demoPayments
        .map(({ period }) => period)
        .toSorted()
        .at(-1),
    ).toBe(lastMonth);
    const days = [
      ...demoUsers.map(({ createdAt }) => createdAt),
      ...demoWaitlist.map(({ createdAt }) => createdAt),
      ...demoPayments.filter(({ status }) => status !== 'pending').map(({ paymentDate }) => paymentDate),
      ...demoInvestments.map(({ investedOn }) => investedOn),
      ...demoProjects.flatMap(({ fundedDate, exitDate }) => [fundedDate, exitDate]),
    ].filter((written) => written !== null);
    for (const written of days) {
      expect(isCalendarDate(written.slice(0, 10))).toBe(true);
      expect(toPeriod(written) <= lastMonth).toBe(true);
    }
  });

  test('there are an administrator, an investor, at least twelve more users and nine projects', () => {
    expect(demoUsers.flatMap(({ staffRole }) => staffRole ?? [])).toEqual([
      'administrator',
      'administrator',
      'finance',
      'auditor',
    ]);
    expect(demoUsers.length).toBeGreaterThanOrEqual(14);
    expect(demoProjects).toHaveLength(9);
    expect(new Set(demoProjects.map(({ status }) => status))).toEqual(new Set(projectStatuses));
    expect(demoPosts).toHaveLength(6);
    expect(demoWaitlist).toHaveLength(6);
  });

  test('ids, usernames, e-mails, slugs and images are unique', () => {
    for (const rows of [
      demoUsers,
      demoProjects,
      demoInvestments,
      demoPayments,
      demoPosts,
      demoWaitlist,
      demoInvitations,
    ]) {
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    }
    expect(new Set(demoUsers.map(({ username }) => normalizeText(username))).size).toBe(demoUsers.length);
    expect(new Set(demoUsers.map(({ email }) => normalizeText(email))).size).toBe(demoUsers.length);
    expect(new Set(demoPosts.map(({ slug }) => slug)).size).toBe(demoPosts.length);
    expect(new Set(demoProjects.map(({ image }) => image)).size).toBe(demoProjects.length);
  });

  test('every row is valid', () => {
    for (const { email, fullName, role } of demoUsers)
      expect(validate(userUpdateSchema, { email, fullName, role })).toMatchObject({ ok: true });
    for (const project of demoProjects)
      expect(validate(projectSchema, without(project, 'id', 'reserved'))).toMatchObject({ ok: true });
    for (const investment of demoInvestments)
      expect(validate(investmentSchema, without(investment, 'id', 'investedOn'))).toMatchObject({ ok: true });
    for (const payment of demoPayments)
      expect(validate(paymentSchema, without(payment, 'id', 'fee'))).toMatchObject({ ok: true });
    for (const post of demoPosts) expect(validate(postSchema, without(post, 'id'))).toMatchObject({ ok: true });
    for (const request of demoWaitlist)
      expect(validate(waitlistSchema, without(request, 'id', 'createdAt'))).toMatchObject({ ok: true });
  });

  test.each(demoProjects)(
    'what $name has raised is what is invested in it, by as many people as it counts',
    (project) => {
      const holdings = demoInvestments.filter(({ projectId }) => projectId === project.id);
      const reserved = demoReservation.projectId === project.id ? demoReservation.amount : 0;
      expect(sum(holdings.map(({ amount }) => amount))).toBe(project.funded);
      expect(project.reserved).toBe(reserved);
      expect(new Set(holdings.map(({ userId }) => userId)).size).toBe(project.totalInvestors);
    },
  );

  test.each(demoProjects)('$name has raised at least the minimum of each of its investors', (project) => {
    expect(project.totalInvestors * Math.max(project.minInvestment, fractionPrice)).toBeLessThanOrEqual(project.funded);
  });

  test('an investment has whole fractions, the data of its project, and at least its minimum', () => {
    for (const { projectId, projectName, imageUrl, annualReturn, amount } of demoInvestments) {
      const project = demoProjects.find(({ id }) => id === projectId);
      expect({ projectName, imageUrl, annualReturn }).toEqual({
        projectName: project?.name,
        imageUrl: project?.image,
        annualReturn: Number(project?.annualReturn),
      });
      expect(amount % fractionPrice).toBe(0);
      expect(amount).toBeGreaterThanOrEqual(project?.minInvestment ?? Infinity);
    }
  });

  test('nobody invested in a project that was funded before they registered', () => {
    const late = demoInvestments.filter(({ userId, projectId }) => {
      const signedUp = demoUsers.find(({ id }) => id === userId)?.createdAt.slice(0, 10) ?? '9999';
      return signedUp > (demoProjects.find(({ id }) => id === projectId)?.fundedDate ?? '9999');
    });
    expect(late).toEqual([]);
  });

  test('a project has exactly the dates and the valuation of its status', () => {
    for (const { status, funded, target, currentValuation, fundedDate, exitDate } of demoProjects) {
      const closed = status !== 'available';
      expect([currentValuation !== null, fundedDate !== null, exitDate !== null]).toEqual([
        closed,
        closed,
        status === 'exited',
      ]);
      if (closed) expect(funded).toBe(target);
    }
    expect(demoProjects.some(({ funded }) => funded === 0)).toBe(true);
  });

  test('each payment matches its investment, and there are twelve months and all three statuses', () => {
    for (const { investmentId, userId, projectId } of demoPayments) {
      expect(demoInvestments.find(({ id }) => id === investmentId)).toMatchObject({ userId, projectId });
    }
    expect(new Set(demoPayments.map(({ period }) => period)).size).toBe(12);
    const maria = demoPayments.filter(({ userId }) => userId === 2);
    expect(maria.length).toBeGreaterThan(10);
    expect(new Set(maria.map(({ status }) => status))).toEqual(new Set(['paid', 'pending', 'missed']));
  });

  test('a payment is a twelfth of the projected yearly return, less the fee', () => {
    const monthly = (userId: number, projectId: number) =>
      new Set(
        demoPayments
          .filter((row) => row.userId === userId && row.projectId === projectId)
          .map(({ amount, fee }) => `${amount} ${fee}`),
      );
    expect(monthly(2, 5)).toEqual(new Set(['82.80 7.20'])); // 12,000 at 9 %, 8 %
    // 8,000 at 10 %, 6 %: what is left of a month's cents goes round.
    expect(monthly(2, 6)).toEqual(new Set(['62.67 4.00', '62.66 4.00']));
    expect(monthly(2, 7)).toEqual(new Set(['32.94 2.48'])); // 5,000 at 8.5 %, 7 %
    expect(monthly(2, 8)).toEqual(new Set(['92.00 8.00'])); // 10,000 at 12 %, 8 %
  });

  test('a project pays only between its funding and its sale', () => {
    for (const { projectId, period, paymentDate } of demoPayments) {
      const project = demoProjects.find(({ id }) => id === projectId);
      expect(paymentDate > (project?.fundedDate ?? '9999')).toBe(true);
      expect(period <= (project?.exitDate ?? '9999')).toBe(true);
      expect(paymentDate).toBe(getRentDueDate(period));
    }
  });

  test('there are a code with many uses, an expired one and a used one', () => {
    expect(demoInvitations.find(({ code }) => code === 'BETA2026')).toMatchObject({
      uses: 0,
      expiresAt: null,
      email: null,
    });
    const [expired, ...others] = demoInvitations.filter(({ expiresAt }) => expiresAt !== null);
    expect(others).toEqual([]);
    expect((expired?.expiresAt ?? '') > (expired?.createdAt ?? '9999')).toBe(true);
    expect(demoInvitations.filter(({ uses, maxUses }) => uses >= maxUses)).toHaveLength(1);
  });

  test('an article has several paragraphs of real text', () => {
    for (const { content, excerpt } of demoPosts) {
      expect(excerpt.length).toBeLessThanOrEqual(300);
      expect(content.split(/\n\n+/).length).toBeGreaterThanOrEqual(6);
      expect(content.split(/\s+/).length).toBeGreaterThanOrEqual(450);
      expect(content.split(/\s+/).length).toBeLessThanOrEqual(800);
    }
  });
});

describe('whatever the day of the first start', () => {
  const days = Array.from({ length: 366 }, (_none, index) => addDays('2028-01-01', index));

  test('no rent is late, and one month of one project was not paid', () => {
    for (const day of days) {
      const { projects, investments, payments } = createDemoData(day);
      const holdings = investments.map(({ projectId, amount, annualReturn, investedOn }) => ({
        projectId,
        yearlyCents: projectedReturnCents(amount, annualReturn),
        firstPeriod: getFirstRentPeriod(investedOn),
        lastPeriod: projects.find(({ id }) => id === projectId)?.exitDate?.slice(0, 7) ?? null,
      }));
      const nameById = new Map(projects.map(({ id, name }) => [id, name]));
      const charge = (projectId: number, period: string, cents: number): number =>
        sumFee(
          chargeRent(
            { rules: listDemoFees(nameById.get(projectId) ?? '', '2020-01-01'), vat: [] },
            ...([cents, period, getRentDueDate(period)] as const),
          ),
        );
      const paid = payments.map(({ amount, ...payment }) => ({ ...payment, cents: parseCents(amount) }));
      const range = { from: addMonths(toPeriod(day), -24), to: toPeriod(day), today: day };
      const months = calculateRentMonths(expectRents(holdings, range, charge), paid, range);
      expect([day, months.filter(({ status }) => status === 'late' || status === 'partial')]).toEqual([day, []]);
      expect(months.filter(({ status }) => status === 'missed')).toMatchObject([{ projectId: 7 }]);
      expect(months.some(({ status }) => status === 'upcoming')).toBe(true);
    }
  });

  test('nothing that happened is dated after it', () => {
    for (const day of days) {
      const { users, projects, investments, payments, waitlist, dates } = createDemoData(day);
      const latest = [
        ...[...users, ...waitlist].map(({ createdAt }) => toCalendarDate(createdAt)),
        ...payments.filter(({ status }) => status !== 'pending').map(({ paymentDate }) => paymentDate),
        ...investments.map(({ investedOn }) => investedOn),
        ...projects.flatMap(({ fundedDate, exitDate }) => [fundedDate ?? '', exitDate ?? '']),
        createDeposit(dates, ledgerAccounts.bank(1)).occurredOn,
      ]
        .toSorted()
        .at(-1);
      expect(latest && latest <= day ? day : latest).toBe(day);
    }
  });
});

test('dates move by whole months, and the last days of a month stay in it', () => {
  const { day, period, instant } = createDemoDates('2026-03-15');
  expect([period('2025-09'), day('2025-09-15'), day('2025-08-31')]).toEqual(['2026-02', '2026-02-15', '2026-01-31']);
  expect([day('2025-09-30'), instant('2025-09-29T15:20:00.000Z')]).toEqual(['2026-02-28', '2026-02-28T15:20:00.000Z']);
});
