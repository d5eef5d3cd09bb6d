import { investmentSchema, paymentSchema, postSchema, projectSchema, validate, waitlistSchema } from '@cimiento/contracts/schemas';
import { demoInvestments, demoInvitations, demoPayments, demoPosts, demoProjects, demoUsers, demoWaitlist } from './data';

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const without = <T extends object, K extends keyof T>(row: T, ...keys: K[]): Omit<T, K> => {
  const rest = { ...row };
  for (const key of keys) delete rest[key];
  return rest;
};

test('there is an administrator, an investor, at least twelve more people and nine projects', () => {
  expect(demoUsers.filter(({ role }) => role === 'admin')).toHaveLength(1);
  expect(demoUsers.length).toBeGreaterThanOrEqual(14);
  expect(demoProjects).toHaveLength(9);
  expect(demoPosts).toHaveLength(6);
});

test('ids, usernames, slugs and pictures are each used once', () => {
  for (const rows of [demoUsers, demoProjects, demoInvestments, demoPayments, demoPosts, demoWaitlist, demoInvitations]) {
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
  }
  expect(new Set(demoUsers.map(({ username }) => username)).size).toBe(demoUsers.length);
  expect(new Set(demoPosts.map(({ slug }) => slug)).size).toBe(demoPosts.length);
  expect(new Set(demoProjects.map(({ image }) => image)).size).toBe(demoProjects.length);
});

test('every row passes the rules of its form', () => {
  for (const project of demoProjects) expect(validate(projectSchema, without(project, 'id'))).toMatchObject({ ok: true });
  for (const investment of demoInvestments) expect(validate(investmentSchema, without(investment, 'id'))).toMatchObject({ ok: true });
  for (const payment of demoPayments) expect(validate(paymentSchema, without(payment, 'id'))).toMatchObject({ ok: true });
  for (const post of demoPosts) expect(validate(postSchema, without(post, 'id'))).toMatchObject({ ok: true });
  for (const request of demoWaitlist) expect(validate(waitlistSchema, without(request, 'id', 'createdAt'))).toMatchObject({ ok: true });
});

test.each(demoProjects)('what is invested in $name is no more than what it has raised, by no more people than it counts', (project) => {
  const holdings = demoInvestments.filter(({ projectId }) => projectId === project.id);
  expect(sum(holdings.map(({ amount }) => amount))).toBeLessThanOrEqual(project.funded);
  expect(new Set(holdings.map(({ userId }) => userId)).size).toBeLessThanOrEqual(project.totalInvestors);
});

test('a project carries the dates and the valuation of its status, and no others', () => {
  for (const { status, funded, target, currentValuation, fundedDate, exitDate } of demoProjects) {
    const closed = status !== 'available';
    expect([currentValuation !== null, fundedDate !== null, exitDate !== null]).toEqual([closed, closed, status === 'exited']);
    if (closed) expect(funded).toBe(target);
  }
  expect(demoProjects.some(({ funded }) => funded === 0)).toBe(true);
});

test('each payment belongs to its investment, and twelve months are there in all three statuses', () => {
  for (const { investmentId, userId, projectId } of demoPayments) {
    expect(demoInvestments.find(({ id }) => id === investmentId)).toMatchObject({ userId, projectId });
  }
  expect(new Set(demoPayments.map(({ period }) => period)).size).toBe(12);
  const maria = demoPayments.filter(({ userId }) => userId === 2);
  expect(maria.length).toBeGreaterThan(10);
  expect(new Set(maria.map(({ status }) => status))).toEqual(new Set(['paid', 'pending', 'missed']));
});

test('an article is worth opening: several paragraphs of real text', () => {
  for (const { content } of demoPosts) {
    expect(content.split(/\n\n+/).length).toBeGreaterThanOrEqual(6);
    expect(content.split(/\s+/).length).toBeGreaterThan(350);
  }
});
