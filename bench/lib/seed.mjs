import { toSearchWords } from '@cimiento/contracts';

const firstNames = ['María', 'José', 'Ángela', 'Andrés', 'Lucía', 'Íñigo', 'Carla', 'Tomás'];
const lastNames = ['Pérez', 'Muñoz', 'Andrade', 'Ibáñez', 'Torres', 'Quispe', 'León'];
const cities = ['Quito', 'Bogotá', 'Lima', 'Mérida'];
const image = '/images/projects/edificio.svg';

/**
 * Adds realistic users, projects, investments and payments, the same rows to either database.
 * @param {{getLastIds: () => Promise<Record<'users' | 'project' | 'investment', number>>,
 *   insert: (table: string, rows: Iterable<Record<string, string | number>>) => Promise<void>, finish: () => Promise<void>}} writer
 * @param {{users: number, projects: number, investments: number, payments: number}} size
 * @param {{isOlder?: boolean}} options a database of an older version has no words to search by: its migration writes them
 */
export async function seed(writer, size, { isOlder = false } = {}) {
  const last = await writer.getLastIds();
  await writer.insert(
    'users',
    numbered(size.users, (number) => user(last.users + number, number)),
  );
  await writer.insert(
    'project',
    numbered(size.projects, (number) => project(last.project + number, number)),
  );
  if (!isOlder) {
    const toUser = (number) => user(last.users + number, number);
    await writer.insert('search_token', listTokens('user', size.users, toUser));
    const toProject = (number) => project(last.project + number, number);
    await writer.insert('search_token', listTokens('project', size.projects, toProject));
  }
  const holding = (number) => ({
    id: last.investment + number,
    userId: last.users + 1 + (number % size.users),
    projectId: last.project + 1 + (number % size.projects),
    projectName: `Edificio Número ${1 + (number % size.projects)}`,
    amount: 1000 * (1 + (number % 50)),
    annualReturn: 95_000,
    imageUrl: image,
  });
  await writer.insert('investment', numbered(size.investments, holding));
  const paid = (number) => payment(number, holding(1 + (number % size.investments)));
  await writer.insert('payment', numbered(size.payments, paid));
  await writer.finish();
}

function* numbered(count, toRow) {
  for (let number = 1; number <= count; number += 1) yield toRow(number);
}

const searched = { user: ['fullName', 'username', 'email'], project: ['name', 'location'] };

/** The words by which 'Buscar en todo' finds a record. */
function* listTokens(kind, count, toRow) {
  for (const row of numbered(count, toRow))
    for (const token of toSearchWords(searched[kind].map((column) => row[column]).join(' ')))
      yield { kind, token, recordId: row.id };
}

const user = (id, number) => ({
  id,
  username: `persona${id}`,
  usernameKey: `persona${id}`,
  email: `persona${id}@ejemplo.example`,
  emailKey: `persona${id}@ejemplo.example`,
  fullName: `${firstNames[number % 8]} ${lastNames[Math.floor(number / 8) % 7]} ${id}`,
  passwordHash: 'none',
  role: 'user',
  createdAt: new Date(Date.UTC(2024, 0, 1, 0, number)).toISOString().replace('T', ' ').replace('Z', ''),
});

const project = (id, number) => ({
  id,
  name: `Edificio Número ${number}`,
  description: 'Un edificio.',
  image,
  location: cities[number % 4],
  status: 'funded',
  funded: 300_000,
  target: 300_000,
  annualReturnRate: 95_000,
  minInvestment: 1000,
  term: '24 meses',
  propertyType: 'residencial',
  totalInvestors: 100,
});

function payment(number, { id, userId, projectId }) {
  const month = number % 60;
  const period = `${2020 + Math.floor(month / 12)}-${String(1 + (month % 12)).padStart(2, '0')}`;
  const status = ['pending', 'missed'][number % 10] ?? 'paid';
  return {
    investmentId: id,
    userId,
    projectId,
    amount: 1000 + (number % 90_000),
    paymentDate: `${period}-15`,
    period,
    status,
  };
}

const tables = ['users', 'project', 'investment'];

/** @param {import('mysql2/promise').Connection} connection */
export async function writeToMariaDb(connection) {
  await connection.query('SET foreign_key_checks = 0, unique_checks = 0');
  return {
    async getLastIds() {
      const [[ids]] = await connection.query(
        `SELECT ${tables.map((table) => `(SELECT MAX(id) FROM ${table}) AS ${table}`).join(', ')}`,
      );
      return ids;
    },
    async insert(table, rows) {
      let batch = [];
      const send = () => connection.query(`INSERT INTO ${table} (${batch[0].columns}) VALUES ?`, [batch.map(toValues)]);
      for (const row of rows) {
        batch.push({ columns: Object.keys(row).join(', '), values: Object.values(row) });
        if (batch.length === 5000) {
          await send();
          batch = [];
        }
      }
      if (batch.length > 0) await send();
    },
    async finish() {
      await connection.query('SET foreign_key_checks = 1, unique_checks = 1');
      await connection.query('ANALYZE TABLE users, project, investment, payment');
    },
  };
}

const toValues = ({ values }) => values;

/** @param {import('better-sqlite3').Database} database */
export function writeToSqlite(database) {
  return {
    getLastIds: async () =>
      Object.fromEntries(
        tables.map((table) => [table, database.prepare(`SELECT MAX(id) AS id FROM ${table}`).get().id]),
      ),
    async insert(table, rows) {
      let statement;
      database.exec('BEGIN');
      for (const row of rows) {
        const columns = Object.keys(row);
        statement ??= database.prepare(
          `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((column) => `@${column}`).join(', ')})`,
        );
        statement.run(row);
      }
      database.exec('COMMIT');
    },
    finish: async () => void database.exec('ANALYZE'),
  };
}
