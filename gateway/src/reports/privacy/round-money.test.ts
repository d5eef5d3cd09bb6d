import { databaseKinds, serveGateway } from '../../testing';
import { RoundDesk } from '../../testing/round-desk';
import { exportPerson } from './export-person';

describe.each(databaseKinds)('personal data of rounds on %s', (kind) => {
  const served = serveGateway(kind);

  test('an account with money in a round is not deleted, and its export has the interest', async () => {
    const gathering = await RoundDesk.open(served, { mode: 'prefunding' });
    const taker = await gathering.taker(3000);
    await gathering.express(taker, 2);
    const selling = await RoundDesk.open(served);
    expect(await selling.buy(taker)).toMatchObject({ status: 'paid', investmentId: null });
    const ask = () => taker.client.send('createDataSubjectRequest', { input: { kind: 'deletion' } }, 'status');
    const held = 'un saldo de $2,000.00, 1 orden pagada en una ronda y 1 interés en una ronda.';
    expect(await ask()).toMatchObject({ code: 'CONFLICT', message: expect.stringContaining(held) });
    const zip = await exportPerson(served.reader, served.gateway.services.identitySeal, taker.user.id, new Date());
    expect(zip.includes('intereses-en-rondas.csv')).toBe(true);
    await selling.cancel();
    await gathering.cancel();
    expect(await ask()).toMatchObject({ message: expect.stringContaining('tiene un saldo de $3,000.00.') });
  });
});
