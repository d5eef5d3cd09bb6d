import { randomBytes } from 'node:crypto';
import { createConnection } from 'mysql2/promise';
import { createGateway } from '../../gateway';
import { createTestDatabase, createTestGateway, type TestDatabase } from '../../testing';
import { type DatabaseConfig, migrate } from './index';
import { openDatabase } from '../../open-database';

/** An account that may read and change rows, and nothing else. */
type ServingAccount = {
  config: DatabaseConfig;
  password: string;
  run(query: string): Promise<void>;
  drop(): Promise<void>;
};

async function runAs(url: string, ...queries: string[]): Promise<void> {
  const connection = await createConnection(url);
  try {
    for (const query of queries) await connection.query(query);
  } finally {
    await connection.end();
  }
}

async function createServingAccount(ownerUrl: string): Promise<ServingAccount> {
  const name = `serving_${randomBytes(6).toString('hex')}`;
  const password = randomBytes(12).toString('hex');
  const url = new URL(ownerUrl);
  const table = `\`${url.pathname.slice(1)}\`.*`;
  await runAs(
    ownerUrl,
    `CREATE USER '${name}'@'%' IDENTIFIED BY '${password}'`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON ${table} TO '${name}'@'%'`,
  );
  url.username = name;
  url.password = password;
  return {
    password,
    config: { kind: 'mysql', url: url.href, poolSize: 10 },
    run: (query) => runAs(url.href, query),
    drop: () => runAs(ownerUrl, `DROP USER '${name}'@'%'`),
  };
}

describe('a MariaDB account that may not change tables', () => {
  let place: TestDatabase;
  let ownerUrl: string;
  let serving: ServingAccount;

  beforeEach(async () => {
    place = await createTestDatabase('mariadb');
    if (place.config.kind !== 'mysql') throw new Error('Not MariaDB');
    ownerUrl = place.config.url;
    serving = await createServingAccount(ownerUrl);
  });

  afterEach(async () => {
    await serving.drop();
    await place.drop();
  });

  test('serves while the account of MIGRATION_DATABASE_URL migrates', async () => {
    const served = await createTestGateway('mariadb', {
      database: serving.config,
      config: { migrationUrl: ownerUrl },
    });
    try {
      const maria = await served.signedIn('maria', 'maria123');
      const order = 'mutation { placeOrder(input: { projectId: 1, amount: 1000, acceptedRisks: true }) { amount } }';
      expect(await maria.graphql(order)).toMatchObject({ data: { placeOrder: { amount: 1000 } } });
      expect((await maria.graphql('{ myInvestments { id } }')).errors).toBeUndefined();
      // Work without a request: e-mails, and the probe that the database stores changes.
      await served.gateway.outbox.deliverDue();
      await served.gateway.database.outages.check();
      await expect(serving.run('CREATE TABLE other (id int)')).rejects.toThrow(/denied/);
      await expect(serving.run('ALTER TABLE audit_entry ADD COLUMN other int')).rejects.toThrow(/denied/);
      await expect(serving.run('DROP TABLE audit_entry')).rejects.toThrow(/denied/);
    } finally {
      await served.close();
    }
  });

  test('serves alone when the tables are up to date', async () => {
    const database = await openDatabase(place.config);
    await migrate(database);
    await database.close();
    const served = await createTestGateway('mariadb', { database: serving.config });
    await served.close();
  });

  test('stops at the start with one line that names MIGRATION_DATABASE_URL when tables are missing', async () => {
    const { config, close } = await createTestGateway('sqlite', { demoData: false });
    await close();
    const failure = await createGateway({ ...config, database: serving.config }).catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: 'DatabaseUnavailableError' });
    const { message } = failure as Error;
    expect(message).toMatch(
      /^The tables are not up to date, .* name one that may in MIGRATION_DATABASE_URL \(.*denied.*\)$/,
    );
    expect(message).not.toContain(serving.password);
  });
});
