import { addDays, today } from '@cimiento/contracts';
import { IsNull, type ObjectLiteral } from 'typeorm';
import { AuditEntry, SecurityEvent, User } from '../../access/records';
import { entities } from '../../entities.generated';
import { verifyLedger } from '../../books/evidence/verify-ledger';
import { Notification } from '../../messages/notifications/notification.entity';
import {
  createTestGateway,
  databaseKinds,
  fixturePassword,
  MailServer,
  type TestClient,
  type TestGateway,
} from '../../testing';
import { Consent } from '../../joining/consents/consent.entity';
import { DataSubjectRequest } from './data-subject-request.entity';
import { loadPerson } from './person';
import { listPolicies, personalPolicies } from './policies';
import { plantPerson, type PlantedPerson } from '../../testing/plant-person';
import { unzip } from '../../testing/unzip';

describe.each(databaseKinds)('personal data on %s', (kind) => {
  let mail: MailServer;
  let served: TestGateway;
  let admin: TestClient;
  let ana: PlantedPerson;
  let berta: PlantedPerson;

  /** Puts money in, and takes all of it out to a bank account of the person's own. */
  async function moveMoney({ user, client, canary }: PlantedPerson): Promise<void> {
    await served.fixtures.deposit(user, 100);
    const savings = { accountType: 'savings', accountNumber: '2200123456' };
    const account = (bank: string) => ({
      input: { ...savings, bank, holderName: canary, holderIdNumber: canary.slice(0, 20) },
    });
    await client.send('saveBankAccount', account(`Banco ${canary}`));
    const requestWithdrawal = await client.send('requestWithdrawal', { input: { amount: '100.00' } });
    await admin.send('approveWithdrawal', { id: requestWithdrawal.id });
    await admin.send('payWithdrawal', { id: requestWithdrawal.id, input: { paidOn: today(), bankReference: canary } });
    // No withdrawal was paid to this one.
    await client.send('saveBankAccount', account(`Segundo ${canary}`));
  }

  beforeAll(async () => {
    mail = await MailServer.start();
    served = await createTestGateway(kind, {
      demoData: false,
      config: {
        email: mail.settings,
      },
    });
    admin = await served.signedInAdmin();
    ana = await plantPerson(served, 'Ana', 'canarioana7');
    berta = await plantPerson(served, 'Berta', 'canarioberta7');
    await moveMoney(ana);
    await moveMoney(berta);
    await served.gateway.services.ledgerSeal.sealAll();
  });

  afterAll(async () => {
    await served.close();
    await mail.stop();
  });

  /** `Table.column` of every value in the database that has the word, in any case. */
  async function findTraces(word: string): Promise<string[]> {
    const found = new Set<string>();
    for (const entity of entities) {
      const { columns, name } = served.gateway.database.dataSource.getMetadata(entity);
      const select = columns.map(({ propertyName }) => propertyName);
      const rows: ObjectLiteral[] = await served.reader.find(entity as new () => ObjectLiteral, {
        select: Object.fromEntries(select.map((column) => [column, true])),
      });
      for (const row of rows)
        for (const column of select)
          if (String(row[column]).toLowerCase().includes(word)) found.add(`${name}.${column}`);
    }
    return [...found].sort();
  }

  test('every personal text of a planted person has the word that the tests below look for', async () => {
    const traces = await findTraces(ana.canary);
    const { reader, dataSource } = served.gateway.database;
    const person = await loadPerson(reader, ana.user.id);
    const missing: string[] = [];
    for (const { entity, columns, find } of personalPolicies) {
      if (!find || (await reader.countBy(entity, find(person))) === 0) continue;
      const metadata = dataSource.getMetadata(entity);
      for (const { propertyName, type } of metadata.columns) {
        const erasure = columns[propertyName]?.erasure;
        const isText = type === 'varchar' || type === 'mediumtext';
        const name = `${metadata.name}.${propertyName}`;
        if (isText && erasure !== 'keep' && !traces.includes(name)) missing.push(name);
      }
    }
    // Hashes, stored values of lists, texts that the product itself writes, and digits.
    expect(missing.sort()).toEqual([
      'AccountToken.purpose',
      'AccountToken.tokenHash',
      'BankAccount.accountNumber',
      'BankAccount.accountType',
      'DataSubjectRequest.reason',
      'IdempotencyKey.inputHash',
      'IdempotencyKey.keyHash',
      'LedgerEntry.reference',
      'Notification.kind',
      'OutboxMessage.eventKey',
      'OutboxMessage.status',
      'OutboxMessage.token',
      'OutboxMessage.topic',
      'Passkey.credentialHash',
      'SearchToken.kind',
      'StoredSession.idHash',
      'User.passwordHash',
      'WaitlistRequest.investmentRange',
      'WaitlistRequest.referralSource',
      'WaitlistRequest.status',
      'Withdrawal.reason',
      'Withdrawal.reference',
    ]);
  });

  test('an export has everything of its person, nothing of another, and no secret', async () => {
    const exportMyData = await ana.client.send('exportMyData', {}, 'name contentType content');
    expect(exportMyData).toMatchObject({
      name: `mis-datos-cimiento-${today()}.zip`,
      contentType: 'application/zip',
    });
    const files = unzip(Buffer.from(exportMyData.content, 'base64'));
    const everything = [...files.values()].join('\n');
    expect([...files.keys()]).toEqual(
      expect.arrayContaining(['LEEME.txt', 'datos.json', 'cuenta.csv', 'retiros.csv', 'movimientos.csv']),
    );
    expect(everything).toContain(ana.canary);
    expect(everything.toLowerCase()).not.toContain(berta.canary);
    expect(everything).not.toMatch(/argon2|"tokenHash"|"passwordHash"|"credentialId"/);
    const { data } = JSON.parse(files.get('datos.json') ?? '');
    expect(data.cuenta).toEqual([
      expect.objectContaining({ username: ana.canary, email: `${ana.canary}@prueba.example` }),
    ]);
    expect(data['solicitud de invitacion']).toHaveLength(1);
    expect(data['cambios en tus datos'].every(({ entity }: { entity: string }) => entity !== 'post')).toBe(true);
  });

  test('an export needs a recent proof of identity and leaves a security event', async () => {
    const where = { kind: 'data_exported' as const, userId: berta.user.id };
    const before = await served.reader.countBy(SecurityEvent, where);
    await served.fixtures.expireProofs();
    const error = await berta.client.send('exportMyData');
    expect(error?.['code']).toBe('STEP_UP_REQUIRED');
    for (const client of [berta.client, ana.client, admin])
      await client.send('stepUp', { input: { password: fixturePassword } });
    await berta.client.send('exportMyData');
    expect(await served.reader.countBy(SecurityEvent, where)).toBe(before + 1);
  });

  test("a waitlist request of an unconfirmed e-mail is nobody's", async () => {
    const { reader } = served;
    const email = 'ajena@prueba.example';
    await served.client().send('joinWaitlist', {
      input: {
        email,
        fullName: 'Persona Ajena',
        location: 'Quito',
        occupation: 'Docente',
        whyInterested: 'Quiero invertir mis ahorros en algo que entienda bien.',
        consentData: true,
        receiveNews: true,
      },
    });
    const thief = await served.fixtures.user('curiosa', { email });
    expect((await loadPerson(reader, thief.id)).audited.waitlistRequest).toEqual([]);
    await served.fixtures.update(User, { id: thief.id }, { emailVerifiedAt: new Date() });
    expect((await loadPerson(reader, thief.id)).audited.waitlistRequest).toHaveLength(1);
    const consents = await reader.findBy(Consent, { userId: IsNull() });
    expect(consents.filter(({ source }) => source === 'waitlist').length).toBeGreaterThanOrEqual(2);
  });

  test('consents are listed by purpose, and news can be switched off and on again', async () => {
    const read = async () => await ana.client.send('myConsents', {}, 'news history { purpose withdrawnAt }');
    expect(await read()).toEqual({ news: true, history: [{ purpose: 'news', withdrawnAt: null }] });
    const set = (news: boolean) => ana.client.send('saveConsents', { input: { news } });
    await set(false);
    await set(false);
    expect(await read()).toEqual({ news: false, history: [{ purpose: 'news', withdrawnAt: expect.any(String) }] });
    await set(true);
    expect((await read()).history).toHaveLength(2);
  });

  test('registering records the consent to the account', async () => {
    await served.fixtures.invitation('ABIERTO9');
    const register = await served.client().send('register', {
      input: {
        username: 'registrada',
        email: 'registrada@prueba.example',
        fullName: 'Persona Registrada',
        password: 'secreto1',
        invitationCode: 'ABIERTO9',
      },
    });
    expect(await served.reader.findBy(Consent, { userId: register.id })).toEqual([
      expect.objectContaining({ purpose: 'account', source: 'registration', withdrawnAt: null }),
    ]);
  });

  test('a request is due in 15 days, and one of its kind waits at a time', async () => {
    const input = { kind: 'objection', details: 'No quiero novedades' };
    const request = await berta.client.send('createDataSubjectRequest', { input }, 'id status dueDate');
    expect(request).toMatchObject({ status: 'pending', dueDate: addDays(today(), 15) });
    const error = await berta.client.send('createDataSubjectRequest', { input });
    expect(error).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('igual pendiente'),
    });
    const rejected = await admin.send(
      'rejectDataSubjectRequest',
      { id: request.id, input: { reason: 'Es un aviso de seguridad' } },
      'id status reason',
    );
    expect(rejected).toMatchObject({ status: 'rejected', reason: 'Es un aviso de seguridad' });
    const again = await admin.send('rejectDataSubjectRequest', { id: request.id, input: { reason: 'Otra vez' } });
    expect(again.code).toBe('CONFLICT');
    const told = await served.reader.findBy(Notification, { userId: berta.user.id });
    expect(told.map((each) => each.kind)).toEqual(
      expect.arrayContaining(['data_request_received', 'data_request_rejected']),
    );
  });

  test('a user cancels only their own request, and no administrator decides their own', async () => {
    const request = await berta.client.send(
      'createDataSubjectRequest',
      { input: { kind: 'export' } },
      'id status dueDate',
    );
    const foreign = await ana.client.send('cancelDataSubjectRequest', { id: request.id });
    expect(foreign.code).toBe('NOT_FOUND');
    for (let attempt = 0; attempt < 2; attempt += 1)
      expect((await berta.client.send('cancelDataSubjectRequest', { id: request.id }, 'status')).status).toBe(
        'cancelled',
      );
    const own = await admin.send('createDataSubjectRequest', { input: { kind: 'correction' } }, 'id status dueDate');
    const error = await admin.send('completeDataSubjectRequest', { id: own.id, input: { reason: 'Hecho' } });
    expect(error?.['code']).toBe('FORBIDDEN');
  });

  test.each([
    ['a balance', async () => served.fixtures.deposit(berta.user, 20), 'un saldo de $20.00'],
    [
      'a live investment',
      async () => served.fixtures.investment(berta.user, await served.fixtures.project()),
      'un saldo de $20.00 y 1 inversión vigente',
    ],
  ])('refuses to delete an account with %s, in a sentence that says so', async (_, arrange, held) => {
    await arrange();
    const error = await berta.client.send('createDataSubjectRequest', { input: { kind: 'deletion' } });
    expect(error).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(held) });
  });

  test('refuses a deletion that was asked for before the money came', async () => {
    const late = await served.fixtures.user('tarde');
    const client = await served.signedIn('tarde');
    const request = await client.send('createDataSubjectRequest', { input: { kind: 'deletion' } }, 'id status dueDate');
    await served.fixtures.deposit(late, 5);
    const error = await admin.send('completeDataSubjectRequest', {
      id: request.id,
      input: { reason: 'Como lo pidió' },
    });
    expect(error.message).toContain('un saldo de $5.00');
    expect(await served.reader.findOneByOrFail(User, { id: late.id })).toMatchObject({
      username: 'tarde',
      disabledAt: null,
    });
  });

  test('a deletion leaves no trace except in declared records of money, and the books stay right', async () => {
    const request = await ana.client.send(
      'createDataSubjectRequest',
      { input: { kind: 'deletion', details: `Soy ${ana.canary}` } },
      'id status dueDate',
    );
    const answers = await Promise.all(
      [1, 2].map(() =>
        admin.send('completeDataSubjectRequest', { id: request.id, input: { reason: 'Como lo pidió' } }, 'status'),
      ),
    );
    expect(answers).toEqual([{ status: 'completed' }, { status: 'completed' }]);
    // Told once, and not from the outbox.
    expect(mail.emails.map(({ envelope, subject }) => [envelope.to, subject])).toEqual([
      [[`${ana.canary}@prueba.example`], 'Eliminamos tu cuenta'],
    ]);
    const declared = listPolicies().flatMap(({ entity, columns }) =>
      Object.entries(columns).flatMap(([name, column]) =>
        column?.erasure === 'money record' ? [`${entity.name}.${name}`] : [],
      ),
    );
    const traces = await findTraces(ana.canary);
    // The account to which a withdrawal was paid, and the bank's reference of that payment, which the audit log repeats.
    expect(traces.filter((trace) => !declared.includes(trace))).toEqual(['AuditEntry.after']);
    expect(traces).toEqual(expect.arrayContaining(['BankAccount.holderName', 'Withdrawal.bankReference']));
    expect(served.log.lines.join('')).not.toContain(ana.canary);
    const { reader } = served;
    expect(await verifyLedger(reader)).toEqual([]);
    await served.gateway.services.ledgerSeal.sealAll();
    expect(await verifyLedger(reader)).toEqual([]);
    expect(await reader.findOneByOrFail(User, { id: ana.user.id })).toMatchObject({
      username: `eliminado-${ana.user.id}`,
      fullName: `Persona eliminada ${ana.user.id}`,
      disabledAt: expect.any(Date),
    });
    expect(await reader.countBy(DataSubjectRequest, { userId: ana.user.id, status: 'pending' })).toBe(0);
    expect(await ana.client.send('currentUser')).toBeNull();
    for (const name of [ana.canary, `eliminado-${ana.user.id}`])
      await expect(served.signedIn(name)).rejects.toThrow('incorrectos');
    expect((await findTraces(berta.canary)).length).toBeGreaterThan(20);
  });

  test('an entry of the audit log that nobody erased still breaks the seal when it is changed', async () => {
    const { reader } = served;
    const entry = await reader.findOneByOrFail(AuditEntry, { entity: 'user', recordId: berta.user.id });
    const change = (after: string | null) => served.fixtures.update(AuditEntry, { id: entry.id }, { after });
    await change('{}');
    expect(await verifyLedger(reader)).toEqual([
      { rule: 'a sealed entry is as it was when it was sealed', subject: `audit ${entry.id}` },
    ]);
    await change(entry.after);
    expect(await verifyLedger(reader)).toEqual([]);
  });

  test('breaches are registered and corrected by administrators only', async () => {
    const input = {
      detectedOn: '2026-03-01',
      description: 'Un correo salió a otra dirección',
      affectedData: 'Nombre',
      affectedPeople: 1,
      measures: 'Se avisó a la persona',
      authorityNotifiedOn: null,
      peopleNotifiedOn: null,
    };
    const createDataBreach = await admin.send('createDataBreach', { input });
    await admin.send('updateDataBreach', {
      id: createDataBreach.id,
      input: { ...input, authorityNotifiedOn: '2026-03-03' },
    });
    expect(await admin.send('dataBreaches', {}, 'detectedOn authorityNotifiedOn')).toEqual([
      { detectedOn: '2026-03-01', authorityNotifiedOn: '2026-03-03' },
    ]);
    expect((await berta.client.send('createDataBreach', { input })).code).toBe('FORBIDDEN');
    const invalid = await admin.send('createDataBreach', {
      input: { ...input, affectedPeople: -1, detectedOn: 'ayer' },
    });
    expect(invalid).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: { affectedPeople: expect.any(String), detectedOn: expect.any(String) },
    });
  });
});
