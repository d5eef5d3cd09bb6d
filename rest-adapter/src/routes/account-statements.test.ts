import { sessionCookieName } from '@cimiento/server';
import { type TestClient } from '@cimiento/gateway/testing';
import { useEmptyRest } from '../testing/serve-rest';

const lastYear = new Date().getUTCFullYear() - 1;

describe('statements over REST', () => {
  const served = useEmptyRest('sqlite');
  let investor: TestClient;

  beforeAll(async () => {
    const owner = await served.fixtures.user('dueña');
    const project = await served.fixtures.project();
    await served.fixtures.investment(owner, project, { amount: 4000, investedOn: `${lastYear}-06-01` });
    investor = await served.signedIn('dueña');
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
});
