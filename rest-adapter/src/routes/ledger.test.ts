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

  test('entries are read on by id, with what an accountant books', async () => {
    const admin = await served.signedIn('admin', 'admin123');
    const { body: all } = await admin.request<{ id: number }[]>('GET', '/api/admin/ledger/entries');
    const { body: posted } = await admin.request('POST', path, adjustment);
    const after = all.at(-1)?.id ?? 0;
    const { status, body } = await admin.request('GET', `/api/admin/ledger/entries?after=${after}&limit=5`);
    expect([status, body]).toEqual([
      200,
      [
        {
          id: posted.id,
          date: '2026-02-03',
          postedAt: posted.createdAt,
          kind: 'adjustment',
          reference: null,
          memo: 'Comisión devuelta',
          source: { kind: 'adjustment', id: expect.any(Number) },
          postings: [
            { account: 'suspense', debit: '12.50', credit: '0.00', personId: null, projectId: null },
            { account: 'investor:2:available', debit: '0.00', credit: '12.50', personId: 2, projectId: null },
          ],
        },
      ],
    ]);
    const largest = await admin.request<object[]>('GET', '/api/admin/ledger/entries?limit=1000');
    expect([largest.status, largest.body.length]).toEqual([200, all.length + 1]);
    const pages: number[] = [];
    for (let next: string | undefined = '/api/admin/ledger/entries?limit=7'; next !== undefined;) {
      const page: { body: { id: number }[]; headers: Headers } = await admin.request('GET', next);
      pages.push(...page.body.map(({ id }) => id));
      next = /<([^>]+)>/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(pages).toEqual([...all.map(({ id }) => id), posted.id]);
  });
});
