import { sessionCookieName } from '@cimiento/server';
import { fixturePassword, type TestClient } from '@cimiento/gateway/testing';
import { useEmptyRest } from '../testing/serve-rest';

const lastYear = new Date().getUTCFullYear() - 1;

describe('statements over REST', () => {
  const served = useEmptyRest('sqlite');
  let investor: TestClient;

  beforeAll(async () => {
    const owner = await served.fixtures.user('dueña');
    const project = await served.fixtures.project();
    await served.fixtures.investment(owner, project, { amount: 4000, investedOn: `${lastYear}-06-01` });
    investor = await served.signedIn('dueña', fixturePassword);
  });

  test('one is requested, read and saved as a PDF that no cache keeps', async () => {
    const { status, body, headers } = await investor.request('POST', '/api/user/statements', { year: lastYear });
    expect([status, headers.get('location')]).toEqual([201, `/api/user/statements/${body.id}`]);
    const address = `/api/user/statements/${body.id}/content`;
    expect((await investor.request('GET', address)).status).toBe(409);
    await served.gateway.outbox.deliverDue();
    expect((await investor.request('GET', '/api/user/statements')).body).toMatchObject([
      { id: body.id, status: 'ready', total: '4000.00', year: lastYear },
    ]);
    const pdf = await fetch(new URL(address, served.url), {
      headers: { cookie: `${sessionCookieName}=${investor.cookie(sessionCookieName)}` },
    });
    expect(pdf.status).toBe(200);
    expect(Object.fromEntries(pdf.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename=estado-de-cuenta-${lastYear}-v1.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    expect((await served.client().request('GET', address)).status).toBe(401);
  });

  test('anybody verifies it by its code, and learns nothing about its person', async () => {
    const { body } = await investor.request('GET', '/api/user/statements');
    const answer = await served.client().request('GET', `/api/verify?code=${body[0].code}`);
    expect(answer.body).toMatchObject({ number: body[0].number, total: '4000.00', sha256: body[0].sha256 });
    expect(JSON.stringify(answer.body)).not.toMatch(/dueña|userId/i);
    expect((await served.client().request('GET', '/api/verify?code=2222')).status).toBe(404);
    expect((await served.client().request('GET', '/api/verify')).status).toBe(400);
  });

  test.each([{}, { year: 'ayer' }, { year: 1.5 }, { year: null }, { year: lastYear, userId: 1 }])(
    'a body like %j is refused',
    async (body) => {
      expect((await investor.request('POST', '/api/user/statements', body)).status).toBe(400);
    },
  );
});
