import { identityMessages } from '@cimiento/contracts';
import { databaseKinds, minimalPdf, type TestClient } from '@cimiento/gateway/testing';
import { sendForm, toForm } from '../testing/send-form';
import { useEmptyRest } from '../testing/serve-rest';

const own = '/api/user/identity';
const cases = '/api/admin/identity-cases';
const answers = {
  kind: 'person',
  legalName: 'María Torres Paz',
  idKind: 'passport',
  idNumber: 'AB123456',
  country: 'EC',
  birthDate: '1988-04-12',
  address: 'Av. Amazonas 120, Quito',
  phone: '0991234567',
  occupation: 'Arquitecta',
  idExpiresOn: '2034-05-20',
  nationality: 'CO',
  pep: 'none',
  fundsOrigin: 'salary',
  expectedYearly: '5000.00',
  declarationAccepted: true,
};

describe.each(databaseKinds)('identities over REST on %s', (kind) => {
  const served = useEmptyRest(kind);
  let [admin, person]: TestClient[] = [];

  beforeAll(async () => {
    admin = await served.signedInAdmin();
    await served.fixtures.user('persona');
    person = await served.signedIn('persona');
  });

  const ask = async (client: TestClient | undefined, method: string, path: string, body?: object) => {
    const response = await (client ?? served.client()).request(method, path, body);
    return { status: response.status, body: response.body, headers: response.headers };
  };
  const upload = (document: string, file: Buffer | null = minimalPdf()) =>
    sendForm(person ?? served.client(), `${own}/documents`, toForm(file, { kind: document }, 'documento.pdf'));

  test('an identity is answered, documented, submitted, reviewed and suspended', async () => {
    expect(await ask(person, 'GET', own)).toMatchObject({ status: 200, body: { state: 'draft', legalName: null } });
    const saved = await ask(person, 'PUT', own, answers);
    expect(saved).toMatchObject({ status: 200, body: { ...answers, state: 'draft', expiresOn: null, reasons: [] } });
    expect((await ask(person, 'PUT', own, saved.body)).body).toEqual(saved.body);
    const gaps = await ask(person, 'POST', `${own}/submit`);
    expect(gaps).toMatchObject({ status: 400, body: { errors: { passport: identityMessages.document } } });
    const stored = await upload('passport');
    expect(stored).toMatchObject({ status: 201, body: { kind: 'passport', state: 'pending', reason: null } });
    expect(Object.keys(stored.body)).toEqual(['id', 'kind', 'state', 'reason', 'createdAt']);
    const spare = await upload('address');
    expect((await ask(person, 'DELETE', `${own}/documents/${spare.body.id}`)).status).toBe(200);
    await upload('selfie');
    const listed = await ask(person, 'GET', `${own}/documents`);
    expect(listed.body.map((row: { kind: string }) => row.kind)).toEqual(['passport', 'selfie']);
    expect(await ask(person, 'POST', `${own}/submit`)).toMatchObject({ status: 200, body: { state: 'submitted' } });
    expect((await ask(person, 'PUT', own, answers)).status).toBe(409);
    expect((await upload('selfie')).status).toBe(409);

    const { body: rows, headers } = await ask(admin, 'GET', `${cases}?state=submitted&limit=10`);
    expect(headers.get('total-count')).toBe('1');
    const [row] = rows;
    expect(Object.keys(row).sort()).toEqual(
      [
        'id',
        'userId',
        'kind',
        'state',
        'risk',
        'legalName',
        'submittedAt',
        'claimedBy',
        'claimedUntil',
        'revision',
      ].sort(),
    );
    const { body: found } = await ask(admin, 'GET', `${cases}/${row.id}`);
    expect(found).toMatchObject({ profile: { idNumber: 'AB123456' }, documents: [{}, {}], matches: [] });
    const content = await ask(admin, 'GET', `${cases}/${row.id}/documents/${found.documents[0].id}/content`);
    expect([content.status, content.body]).toEqual([200, minimalPdf().toString()]);
    expect(content.headers.get('cache-control')).toContain('no-store');
    expect(content.headers.get('content-disposition')).toMatch(/^attachment; filename="?caso-\d+-passport\.pdf/);
    expect(content.headers.get('content-security-policy')).toContain("default-src 'none'");

    const decision = {
      decision: 'approve',
      documents: found.documents.map(({ id }: { id: number }) => ({ id, accepted: true, reason: null })),
      answers: [],
      reason: null,
      revision: row.revision,
    };
    const decide = (changed: object = {}) =>
      ask(admin, 'POST', `${cases}/${row.id}/decide`, { ...decision, ...changed });
    expect((await decide()).status).toBe(409);
    const claimed = await ask(admin, 'POST', `${cases}/${row.id}/claim`);
    expect(claimed).toMatchObject({ status: 200, body: { state: 'in_review', claimedUntil: expect.any(String) } });
    expect(await decide({ revision: 'vieja' })).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', message: identityMessages.caseChanged },
    });
    expect(await decide()).toMatchObject({ status: 200, body: { state: 'approved' } });
    expect((await ask(person, 'GET', own)).body.expiresOn).toEqual(expect.any(String));
    expect((await ask(admin, 'POST', `${cases}/${row.id}/suspend`, {})).status).toBe(400);
    const suspended = await ask(admin, 'POST', `${cases}/${row.id}/suspend`, { reason: 'Orden' });
    expect(suspended.body.state).toBe('suspended');
    expect((await ask(person, 'GET', own)).body.state).toBe('in_review');
    const reopened = await ask(admin, 'POST', `${cases}/${row.id}/reopen`, { reason: 'Terminó' });
    expect(reopened.body.state).toBe('in_review');
    const match = await ask(admin, 'POST', `${cases}/${row.id}/matches/999`, { decision: 'other', reason: 'No es' });
    expect(match.status).toBe(404);
  });

  test('others than reviewers are refused, and a form without a kind or file is named', async () => {
    for (const path of [cases, `${cases}/1`, `${cases}/1/documents/1/content`]) {
      expect((await ask(undefined, 'GET', path)).status).toBe(401);
      expect((await ask(person, 'GET', path)).status).toBe(403);
    }
    expect((await ask(undefined, 'GET', own)).status).toBe(401);
    expect((await upload('selfi')).body.errors).toEqual({ kind: identityMessages.unknownDocument });
    expect((await upload('selfie', null)).body.errors).toMatchObject({ file: expect.any(String) });
    const anonymous = await sendForm(served.client(), `${own}/documents`, toForm(minimalPdf(), { kind: 'selfie' }));
    expect(anonymous.status).toBe(401);
    expect((await ask(person, 'DELETE', `${own}/documents/999999`)).status).toBe(404);
    expect((await ask(person, 'PUT', own, { ...answers, country: 'ECU' })).status).toBe(400);
  });
});
