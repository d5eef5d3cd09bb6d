import {
  formatExactDollars,
  centsToText,
  formatStatementCode,
  parseCents,
  readCompany,
  today,
  type StatementFacts,
} from '@cimiento/contracts';
import { Notification } from '../../messages/notifications/notification.entity';
import { OutboxMessage } from '../../platform/outbox/outbox-message.entity';
import { AuditEntry, type User } from '../../access/records';
import { FolderStore } from '../../platform/files/folder-store';
import { sha256OfBytes, readPdf } from '../../testing/read-pdf';
import { createActor, databaseKinds, serveGateway, type TestClient } from '../../testing';
import { AccountStatement } from './account-statement.entity';
import { StatementMaker } from './statement-maker';

const fields = 'id number year version throughOn code status total sha256 size supersedes';
const verified = 'number year version throughOn total sha256 laterNumber laterVersion';
const contentFields = 'fileName sha256 base64';

const request = (client: TestClient, year: number) => client.send('requestStatement', { input: { year } }, fields);
const listOwn = (client: TestClient) => client.send('myStatements', {}, fields);
const readStatus = async (client: TestClient, id: number) =>
  (await client.send('myStatement', { id }, 'status')).status;
const verify = (client: TestClient, code: string) => client.send('verifyStatement', { code }, verified);
const preview = (client: TestClient, year: number) =>
  client.send('statementIssuePreview', { year }, 'year people existing total');
const issue = (client: TestClient, year: number, headers = {}) =>
  client.send('issueStatements', { input: { year } }, 'id people', headers);

const thisYear = Number(today().slice(0, 4));
const lastYear = thisYear - 1;
const money = (cents: number): string => formatExactDollars(centsToText(cents)).replace('-', '−');

const company = {
  ...readCompany({}, false),
  name: 'Fideicomiso Prueba',
  ruc: '1790011674001',
  address: 'Av. Prueba 1, Quito',
};

describe.each(databaseKinds)('statements on %s', (kind) => {
  const served = serveGateway(kind, { config: { company } });
  let owner: User;
  let investor: TestClient;
  let admin: TestClient;

  beforeAll(async () => {
    const { fixtures, gateway } = served;
    owner = await fixtures.user('dueña', { fullName: 'Dueña Ñáñez' });
    const boss = createActor(1);
    const project = await fixtures.project({ name: 'Casa Bolívar' });
    const investment = await fixtures.investment(owner, project, { amount: 10_000, investedOn: `${lastYear}-02-10` });
    for (const [index, amount] of ['58.34', '58.33', '58.33'].entries())
      await gateway.services.paymentsAdmin.create(
        {
          investmentId: investment.id,
          userId: owner.id,
          projectId: project.id,
          amount,
          period: `${lastYear}-0${index + 3}`,
          paymentDate: `${lastYear}-0${index + 4}-15`,
          status: 'paid',
        },
        boss,
      );
    [investor, admin] = [await served.signedIn('dueña'), served.admin];
  });

  const reader = () => served.reader;
  const make = () => served.gateway.outbox.deliverDue();

  test('a person requests a year and gets a PDF whose figures are those of the ledger', async () => {
    const queued = await request(investor, lastYear);
    expect(queued).toMatchObject({
      year: lastYear,
      version: 1,
      status: 'queued',
      throughOn: `${lastYear}-12-31`,
      total: null,
      sha256: null,
      supersedes: null,
      number: `EC-${lastYear}-000001`,
    });
    const readContent = () => investor.send('myStatementContent', { id: queued.id }, contentFields);
    expect(await readContent()).toMatchObject({ code: 'CONFLICT' });
    await make();
    const myStatements = await listOwn(investor);
    expect(await investor.send('myStatementYears')).toEqual([thisYear, lastYear]);
    expect(myStatements).toMatchObject([{ id: queued.id, status: 'ready', total: '10175.00' }]);
    const content = await readContent();
    const bytes = Buffer.from(content.base64, 'base64');
    expect(sha256OfBytes(bytes)).toBe(myStatements[0].sha256);
    expect(content).toMatchObject({ sha256: myStatements[0].sha256, fileName: `estado-de-cuenta-${lastYear}-v1.pdf` });
    expect(bytes).toHaveLength(myStatements[0].size);
    const pdf = await readPdf(bytes);
    const { facts: stored } = await reader().findOneByOrFail(AccountStatement, { id: queued.id });
    const facts = JSON.parse(stored ?? '') as StatementFacts;
    expect(facts.balance).toMatchObject({ opening: 0, rents: 17_500, closing: 17_500 });
    expect(facts.capital).toEqual({ opening: 0, invested: 1_000_000, returned: 0, closing: 1_000_000 });
    expect(pdf.text).toContain(`Valor al cierre, 31/12/${lastYear} ${money(facts.value.closing)}`);
    expect(pdf.text).toContain(`Saldo al cierre ${money(facts.balance.closing)}`);
    expect(pdf.text).toContain(`Rentas recibidas ${money(17_500)}`);
    for (const text of ['Casa Bolívar', '$58.34', '$58.33']) expect(pdf.text).toContain(text);
    expect(pdf.text).toContain('Emitido por Fideicomiso Prueba · RUC 1790011674001 · Av. Prueba 1, Quito');
    expect(pdf.text).toContain('No determinada');
    expect(pdf.text).toContain('No es asesoría tributaria');
    expect(pdf.text).toContain('Dueña Ñáñez');
    expect(pdf.text).toContain(formatStatementCode(queued.code));
    expect(pdf).toMatchObject({ isTagged: true, language: 'es-EC', title: `Estado de cuenta ${lastYear} · Cimiento` });
  });

  test('an equal request returns the same statement; a change makes a version that supersedes it', async () => {
    const again = await request(investor, lastYear);
    expect(again).toMatchObject({ version: 1, status: 'ready' });
    const [payment] = await reader().query<{ id: number; investmentId: number; projectId: number }[]>(
      'SELECT id, investmentId, projectId FROM payment ORDER BY id LIMIT 1',
    );
    const { id = 0, ...refs } = payment ?? {};
    const changed = {
      ...refs,
      userId: owner.id,
      amount: '60.00',
      status: 'paid',
      period: `${lastYear}-03`,
      paymentDate: `${lastYear}-04-15`,
    };
    await served.gateway.services.paymentsAdmin.update(id, changed, createActor(1));
    const second = await request(investor, lastYear);
    expect(second).toMatchObject({
      version: 2,
      supersedes: again.id,
      number: `EC-${lastYear}-000002`,
      status: 'queued',
    });
    await make();
    // The correction counts in the year of what it corrects, and the document of before stays as it was.
    const myStatements = await listOwn(investor);
    expect(myStatements).toMatchObject([
      { version: 1, total: '10175.00', sha256: again.sha256 },
      { version: 2, total: '10176.66', status: 'ready' },
    ]);
  });

  test('anyone with its code verifies a statement, which names nobody and shows a later version', async () => {
    const myStatements = await listOwn(investor);
    const [first, second] = myStatements;
    const visitor = served.client();
    const old = await verify(visitor, formatStatementCode(first.code).toLowerCase());
    expect(old).toEqual({
      number: first.number,
      year: lastYear,
      version: 1,
      throughOn: `${lastYear}-12-31`,
      total: '10175.00',
      sha256: first.sha256,
      laterNumber: second.number,
      laterVersion: 2,
    });
    const latest = await verify(visitor, second.code);
    expect(latest).toMatchObject({ version: 2, laterNumber: null, laterVersion: null });
    for (const code of ['', 'x', '2'.repeat(20), "' OR 1=1 --"])
      expect(await verify(visitor, code)).toMatchObject({ code: 'NOT_FOUND' });
  });

  test('nobody reads the statement of another user', async () => {
    const myStatements = await listOwn(investor);
    const { id } = myStatements[0];
    await served.fixtures.user('otra');
    const other = await served.signedIn('otra');
    for (const [name, selection] of [
      ['myStatement', 'status'],
      ['myStatementContent', contentFields],
    ] as const)
      expect(await other.send(name, { id }, selection)).toMatchObject({ code: 'NOT_FOUND' });
    // Without a movement there is no year to ask for.
    expect(await other.send('myStatementYears')).toEqual([]);
    expect(await request(other, lastYear)).toMatchObject({ code: 'CONFLICT' });
  });

  test.each([0, 1999, 10_000, -1])('%d is not a year of a statement', async (year) => {
    expect(await request(investor, year)).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await preview(admin, year)).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('this year is requested up to today, and is not issued for everybody', async () => {
    const requestStatement = await request(investor, thisYear);
    expect(requestStatement).toMatchObject({ throughOn: today(), number: `EC-${thisYear}-000001` });
    await make();
    const balance = await served.gateway.services.balance.getOwn(owner);
    const { facts } = await reader().findOneByOrFail(AccountStatement, { id: requestStatement.id });
    expect((JSON.parse(facts ?? '') as StatementFacts).balance.closing).toBe(parseCents(balance.available));
    for (const run of [preview, issue]) expect(await run(admin, thisYear)).toMatchObject({ code: 'CONFLICT' });
  });

  test('an administrator issues a year for everybody who has none, once, and each person is told', async () => {
    const people = [];
    const project = await served.fixtures.project({ name: 'Casa Sucre' });
    for (let index = 0; index < 23; index += 1) {
      const person = await served.fixtures.user(`persona-${index}`);
      await served.fixtures.investment(person, project, { amount: 1000 + index, investedOn: `${lastYear}-05-01` });
      people.push(person);
    }
    expect(await preview(admin, lastYear)).toEqual({ year: lastYear, people: 24, existing: 1, total: 23 });
    const key = { 'Idempotency-Key': 'emision-de-prueba' };
    const [one, other] = await Promise.all([1, 2].map(() => issue(admin, lastYear, key)));
    expect([one.people, other]).toEqual([23, one]);
    expect(await issue(admin, lastYear)).toMatchObject({ code: 'CONFLICT' });
    const { id }: { id: number } = one;
    await make();
    const batch = 'id year people author { username } progress { queued ready failed }';
    expect(await admin.send('statementBatches', {}, batch)).toEqual([
      { id, year: lastYear, people: 23, author: { username: 'jefa' }, progress: { queued: 0, ready: 23, failed: 0 } },
    ]);
    const rows = await reader().findBy(AccountStatement, { batchId: id });
    expect(new Set(rows.map(({ number }) => number)).size).toBe(23);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(23);
    const told = await reader().findBy(Notification, { kind: 'statement_ready' });
    expect(told.map(({ userId }) => userId).sort((a, b) => a - b)).toEqual(people.map((person) => person.id));
    const emails = await reader().findBy(OutboxMessage, { topic: 'email', recipient: people[0]?.email ?? '' });
    expect(emails.map(({ subject }) => subject)).toEqual(['Tu estado de cuenta está listo']);
    expect(await reader().findBy(AuditEntry, { entity: 'statementBatch' })).toMatchObject([
      { action: 'create', recordId: id, userId: 1 },
    ]);
  });

  test('a repeated message makes no second document, and a failed one leaves the others', async () => {
    const { gateway, config } = served;
    const files = new FolderStore(config.filesDir);
    const before = await files.list();
    const ready = await reader().findOneByOrFail(AccountStatement, { status: 'ready', version: 1, userId: owner.id });
    const broken = { render: () => Promise.reject(new Error('no cabe')) };
    const log = { warn: () => undefined };
    const maker = new StatementMaker({ database: gateway.database, files, thread: broken, config, log });
    const deliver = (id: number, attempts: number) => {
      const handler = maker.handlers['statement'];
      if (!handler || !('deliver' in handler)) throw new Error('no handler');
      return handler.deliver({ payload: JSON.stringify({ id }), attempts } as OutboxMessage);
    };
    await deliver(ready.id, 1);
    expect(await files.list()).toHaveLength(before.length);
    const other = await served.fixtures.user('última');
    await served.fixtures.investment(other, await served.fixtures.project(), { investedOn: `${lastYear}-01-02` });
    const client = await served.signedIn('última');
    const requestStatement = await request(client, lastYear);
    await expect(deliver(requestStatement.id, 1)).rejects.toThrow('no cabe');
    await deliver(requestStatement.id, 3);
    expect(await readStatus(client, requestStatement.id)).toBe('failed');
    // Another request makes the next version.
    const next = await request(client, lastYear);
    expect(next).toMatchObject({ version: 2, status: 'queued', supersedes: requestStatement.id });
    await make();
    expect(await readStatus(client, next.id)).toBe('ready');
  });

  test('requests at once get one statement', async () => {
    const person = await served.fixtures.user('rápida');
    await served.fixtures.deposit(person, 50);
    const client = await served.signedIn('rápida');
    const answers = await Promise.all([1, 2, 3, 4].map(() => request(client, thisYear)));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await make();
  });

  test('an address that verifies too often is refused', async () => {
    const visitor = served.client();
    for (let attempt = 0; attempt < 130; attempt += 1)
      if ((await verify(visitor, 'x')).code === 'TOO_MANY_REQUESTS') return;
    throw new Error('never refused');
  });
});
