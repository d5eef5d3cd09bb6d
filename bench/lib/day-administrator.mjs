import { setTimeout as wait } from 'node:timers/promises';
import { DayError } from './day-client.mjs';

const page = { descending: true, offset: 0, limit: 25, sort: 'id' };

const toCents = (amount) => Math.round(Number(amount) * 100);

async function signIn(person, { username, password }, day) {
  await day.signInGate.run(() => person.run('sign in', 'Login', { input: { username, password } }));
}

/** Lists and searches of the back office. */
async function look(person, day) {
  const search = `persona ${1 + Math.floor(day.random() * 1000)}`;
  await person.run('console', 'AdminOverview');
  await person.run('list of users', 'AdminUsers', page);
  await person.run('search of users', 'AdminUsers', { ...page, search });
  await person.run('list of orders', 'AdminOrders', page);
  await person.run('list of investments', 'AdminInvestments', page);
  await person.run('list of payments', 'AdminPayments', page);
  await person.run('list of entries', 'LedgerEntries', page);
  await person.run('search of entries', 'LedgerEntries', { ...page, search: 'Depósito' });
}

/** Posts a statement of the bank that pays what was reserved and credits deposits. */
export async function importStatement(person, day, deposits) {
  const transfers = day.transfers.splice(0, 500);
  const lines = [...transfers, ...deposits].map((line) => {
    day.statementLines += 1;
    return { bookedOn: day.today, description: `TRANSFERENCIA ${day.statementLines}`, ...line };
  });
  if (lines.length === 0) return;
  const opening = day.bankCents ?? 0;
  const closing = lines.reduce((sum, { amount }) => sum + toCents(amount), opening);
  const body = {
    bankAccountId: day.bankAccountId,
    lines,
    openingBalance: (opening / 100).toFixed(2),
    closingBalance: (closing / 100).toFixed(2),
  };
  await person.call('statement preview', 'POST', '/api/admin/bank-statements/preview', body);
  const key = `lines-${day.statementLines}`;
  await person.call('statement import', 'POST', '/api/admin/bank-statements', body, { key });
  day.acknowledged.lines += lines.length;
  day.bankCents = closing;
}

async function approveWithdrawals(person) {
  const { adminWithdrawals } = await person.run('list of withdrawals', 'AdminWithdrawals', {
    ...page,
    status: 'requested',
  });
  for (const { id } of adminWithdrawals.items)
    await person.run('approval', 'ApproveWithdrawal', { id }, { isDone: ({ text }) => text.includes('CONFLICT') });
}

/** A monthly payment for all holders of the large project; every second one is undone. */
async function payHolders(person, day) {
  day.runs += 1;
  const period = `${2015 + Math.floor(day.runs / 12)}-${String(1 + (day.runs % 12)).padStart(2, '0')}`;
  const terms = { projectId: day.largeProject, period, amount: '41666.67' };
  const { fingerprint } = await person.call('run preview', 'POST', '/api/admin/payment-runs/preview', terms);
  const isUndone = day.runs % 2 === 0;
  const status = isUndone ? 'pending' : 'paid';
  const input = { ...terms, paymentDate: `${period}-28`, status, fingerprint };
  const key = `run-${period}`;
  const { id } = await person.call('run for all holders', 'POST', '/api/admin/payment-runs', input, { key });
  day.acknowledged.runs.push(id);
  if (!isUndone) return;
  const isDone = (answer) => answer.status === 404 || answer.status === 409;
  await person.call('undo of a run', 'POST', `/api/admin/payment-runs/${id}/undo`, undefined, { isDone });
}

/** The pages of a file, as the button 'Exportar' asks for them. */
async function exportRows(person, operation) {
  for (let after = 0; ;) {
    const { rows } = await person.run('page of an export', operation, { after });
    if (rows.length === 0) return;
    after = rows.at(-1).id;
  }
}

const duties = [
  async (person, day) => importStatement(person, day, day.createDeposits(40)),
  approveWithdrawals,
  payHolders,
  async (person) => {
    await exportRows(person, 'UsersForFile');
    await exportRows(person, 'OrdersForFile');
  },
];

/**
 * An administrator's day: their duty now and then, and looking around in between, each time signed in anew, because a
 * proof of who they are lasts five minutes. The first of each duty has it; all others look around.
 */
export async function liveAdministratorDay(person, account, day) {
  const duty = duties[account.number] ?? null;
  while (Date.now() < day.endsAt) {
    try {
      await signIn(person, account, day);
      await look(person, day);
      if (duty) await duty(person, day);
      await person.run('sign out', 'Logout', {}, { isDone: ({ text }) => text.includes('UNAUTHENTICATED') });
    } catch (error) {
      // Counted already; the next turn is another attempt.
      if (!(error instanceof DayError)) throw error;
    }
    await wait(day.pauseMs * (0.5 + day.random()));
  }
  // What was reserved last is paid too.
  if (account.number === 0) {
    await signIn(person, account, day);
    await importStatement(person, day, []);
  }
}
