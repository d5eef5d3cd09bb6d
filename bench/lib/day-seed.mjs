import { createRequire } from 'node:module';
import { createConnection } from 'mysql2/promise';
import { writeToMariaDb } from './seed.mjs';
import { password } from './day-settings.mjs';

const require = createRequire(import.meta.url);

const createdAt = '2024-01-01 12:00:00.000';
const money = { annualReturnRate: 95_000, minInvestment: 1000 };
const words = {
  description: 'Una torre.',
  image: '/images/projects/edificio.svg',
  location: 'Quito',
  term: '24 meses',
};

/** Ids below which the seeded people are: administrators first, then investors, then holders who never sign in. */
const firstId = 1001;
const largeProject = 1;
const openProjects = [2, 3, 4, 5, 6];
const bankAccountId = 1;

const toUser = (id, role, passwordHash) => ({
  id,
  username: `persona${id}`,
  usernameKey: `persona${id}`,
  fullName: `Persona ${id}`,
  role,
  staffRole: role === 'admin' ? 'administrator' : null,
  passwordHash,
  createdAt,
  email: `persona${id}@ejemplo.example`,
  emailKey: `persona${id}@ejemplo.example`,
});

const toProject = (id, values) => ({
  id,
  name: `Torre Número ${id}`,
  ...words,
  ...money,
  propertyType: 'residencial',
  totalInvestors: 0,
  publishedAt: createdAt,
  ...values,
});

/** The entries of the seeded investments, as the back office posts them: the money came from outside the platform. */
async function postInvestments(writer, connection, { count, day, projectId, projectName, amount }) {
  const { ledgerAccounts } = require('@cimiento/contracts');
  const [outside, capital] = [ledgerAccounts.outside.code, ledgerAccounts.capital(projectId).code];
  await writer.insert('ledger_account', [{ code: capital, kind: 'capital', projectId }]);
  const [accounts] = await connection.query('SELECT id, code FROM ledger_account WHERE code IN (?)', [
    [outside, capital],
  ]);
  const findId = (code) => accounts.find((account) => account.code === code).id;
  const ids = Array.from({ length: count }, (_none, index) => index + 1);
  const memo = `Inversión en ${projectName}`;
  await writer.insert(
    'ledger_entry',
    ids.map((id) => ({
      id,
      '`key`': `investment:${id}`,
      kind: 'investment',
      occurredOn: day,
      createdAt,
      memo,
      sourceKind: 'investment',
      sourceId: id,
    })),
  );
  const cents = amount * 100;
  await writer.insert(
    'ledger_posting',
    ids.flatMap((entryId) => [
      { entryId, accountId: findId(outside), amount: -cents },
      { entryId, accountId: findId(capital), amount: cents },
    ]),
  );
}

/** Fills an empty, migrated database with the people and projects of the day. Everybody has the same password. */
export async function seedDay(url, { investors, administrators, holders }) {
  const { hashPassword } = require('../../gateway/dist/access/auth/passwords.js');
  const hash = await hashPassword(password);
  const connection = await createConnection({ uri: url, multipleStatements: true, timezone: 'Z' });
  try {
    const writer = await writeToMariaDb(connection);
    const people = { admin: [], investor: [] };
    const all = Math.max(holders, investors) + administrators;
    const users = Array.from({ length: all }, (_none, number) => {
      const id = firstId + number;
      const isAdmin = number < administrators;
      const canSignIn = number < administrators + investors;
      if (canSignIn) people[isAdmin ? 'admin' : 'investor'].push({ id, username: `persona${id}`, password });
      return toUser(id, isAdmin ? 'admin' : 'user', canSignIn ? hash : 'none');
    });
    await writer.insert('users', users);
    const owners = users.slice(administrators, administrators + holders);
    const large = { status: 'funded', funded: holders * 1000, target: holders * 1000, totalInvestors: holders };
    await writer.insert('project', [
      toProject(largeProject, large),
      ...openProjects.map((id) => toProject(id, { status: 'available', funded: 0, target: 50_000_000 })),
    ]);
    const holding = { projectId: largeProject, projectName: `Torre Número ${largeProject}`, amount: 1000 };
    const terms = { annualReturn: 95_000, imageUrl: words.image, investedOn: '2014-01-01' };
    await writer.insert(
      'investment',
      owners.map(({ id: userId }, index) => ({ id: index + 1, userId, ...holding, ...terms })),
    );
    await postInvestments(writer, connection, { count: owners.length, day: terms.investedOn, ...holding });
    const bank = { bank: 'Banco Pichincha', accountType: 'savings', holderIdNumber: '1790012345001' };
    await writer.insert('collecting_account', [
      { id: bankAccountId, ...bank, accountNumber: '2100123456', holderName: 'Cimiento S. A.' },
    ]);
    await writer.insert(
      'bank_account',
      people.investor.map(({ id }) => ({
        userId: id,
        version: 1,
        ...bank,
        accountNumber: `22${id}`,
        holderName: `Persona ${id}`,
        createdBy: id,
        createdAt,
      })),
    );
    await writer.finish();
    return { people, largeProject, openProjects, bankAccountId };
  } finally {
    await connection.end();
  }
}
