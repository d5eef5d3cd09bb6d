import { identityMessages } from '@cimiento/contracts';
import { minimalPdf, type TestClient } from '@cimiento/gateway/testing';
import { sendForm, toForm } from '../testing/send-form';
import { useEmptyRest } from '../testing/serve-rest';

const own = '/api/user/identity';
const cookieName = 'cimiento.phone';

describe('uploads of a phone', () => {
  const served = useEmptyRest('sqlite');
  let person: TestClient;

  beforeAll(async () => {
    await served.fixtures.user('persona');
    person = await served.signedIn('persona');
    const answers = { kind: 'person', idKind: 'cedula', owners: [] };
    expect((await person.request('PUT', own, answers)).status).toBe(200);
  });

  const openLink = async () => {
    const phone = served.client();
    const { token } = await person.send('createIdentityPhoneLink', {}, 'token');
    const variables = { token };
    const query = 'mutation ($token: String!) { openIdentityPhone(token: $token) { expiresAt } }';
    const { headers } = await phone.request('POST', '/graphql', { query, variables });
    return { phone, headers, cookie: `${cookieName}=${String(phone.cookie(cookieName))}` };
  };
  const upload = (cookie: string, headers: Record<string, string> = {}) =>
    sendForm(served.client(), '/api/identity-phone/documents', toForm(minimalPdf(), { kind: 'selfie' }, 'foto.pdf'), {
      cookie,
      ...headers,
    });

  test('a document is stored for the person of the link, once for its key', async () => {
    const { phone, headers, cookie } = await openLink();
    expect(headers.getSetCookie().find((text) => text.startsWith(cookieName))).toMatch(
      /Max-Age=1800; Path=\/; .*HttpOnly; SameSite=Strict$/,
    );
    const key = { 'idempotency-key': 'telefono-1' };
    const sent = await upload(cookie, key);
    expect(sent).toMatchObject({ status: 201, body: { kind: 'selfie', state: 'pending' } });
    expect(await upload(cookie, key)).toMatchObject({ body: sent.body });
    const { documents } = await phone.send('identityPhone', {}, 'documents { kind state }');
    expect(documents).toContainEqual({ kind: 'selfie', state: 'pending' });
    expect((await person.request('GET', `${own}/documents`)).body).toEqual([sent.body]);
  });

  test('every other path refuses the cookie', async () => {
    const { phone, cookie } = await openLink();
    for (const [method, path] of [
      ['GET', own],
      ['PUT', own],
      ['POST', `${own}/submit`],
      ['GET', `${own}/documents`],
      ['DELETE', `${own}/documents/1`],
      ['GET', '/api/user/balance'],
    ] as const)
      expect([path, (await phone.request(method, path)).status]).toEqual([path, 401]);
    const form = toForm(minimalPdf(), { kind: 'selfie' });
    expect((await sendForm(phone, `${own}/documents`, form, { cookie })).status).toBe(401);
  });

  test('a session, no cookie and one that ended are refused', async () => {
    const { cookie } = await openLink();
    await openLink();
    for (const refused of ['', `${cookieName}=inventado`, cookie])
      expect(await upload(refused)).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await upload(`cimiento.sid=${String(person.cookie('cimiento.sid'))}`)).toMatchObject({
      status: 401,
      body: { message: identityMessages.phoneEnded },
    });
  });
});
