import { goodBodies } from '../testing/good-bodies';
import { useRest } from '../testing/serve-rest';

const path = '/api/admin/ledger/adjustments';
const adjustment = goodBodies[path];

describe('adjustments that nobody has to approve', () => {
  const served = useRest('sqlite', { config: { approvals: 'off' } });

  test('adjustments are posted at once, and once per key', async () => {
    const admin = await served.signedIn('admin', 'admin123');
    const headers = { 'idempotency-key': 'un-ajuste-1' };
    const { status, body } = await admin.request('POST', path, adjustment, headers);
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        kind: 'adjustment',
        occurredOn: '2026-02-03',
        createdAt: expect.any(String),
        memo: 'Comisión devuelta',
        reversalOf: null,
        postings: [
          { account: { code: 'suspense' }, amount: '-12.50' },
          { account: { code: 'investor:2:available' }, amount: '12.50' },
        ],
      },
    ]);
    expect((await admin.request('POST', path, adjustment, headers)).body).toEqual(body);
    const reversal = await admin.request('POST', `${path}/${body.id}/reverse`);
    expect([reversal.status, reversal.body]).toMatchObject([200, { kind: 'reversal', reversalOf: body.id }]);
  });
});
