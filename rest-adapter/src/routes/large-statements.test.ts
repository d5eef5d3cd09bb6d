import { centsToText, limits } from '@cimiento/contracts';
import { databaseKinds } from '@cimiento/gateway/testing';
import { createRestAdapter } from '../adapter';
import { useRest } from '../testing/serve-rest';

const path = '/api/admin/bank-statements';

describe.each(databaseKinds)('the largest statement on %s', (kind) => {
  const served = useRest(kind, {
    config: { approvals: 'off' },
    mount: (gateway) => createRestAdapter({ gateway, bodyLimit: gateway.bodyLimit }),
  });

  test('a statement has room for all the lines and letters that its limits state', async () => {
    const admin = await served.signedInAdmin();
    const lines = Array.from({ length: limits.statementLines.max }, (_, index) => ({
      bookedOn: '2026-01-20',
      amount: centsToText(100_000 + index),
      description: 'Ñ'.repeat(300),
      reference: `é${index}`.repeat(30).slice(0, 100),
    }));
    const closing = lines.reduce((cents, { amount }) => cents + Math.round(Number(amount) * 100), 0);
    const input = { bankAccountId: 1, openingBalance: '0.00', closingBalance: centsToText(closing), lines };
    const { status, body } = await admin.request('POST', `${path}/preview`, input);
    expect([status, body.new]).toEqual([200, limits.statementLines.max]);
    const posted = await admin.request('POST', path, { ...input, gapReason: 'Prueba de tamaño' });
    expect([posted.status, posted.body.new]).toEqual([201, limits.statementLines.max]);
    const query = 'mutation ($input: BankStatementInput!) { previewBankStatement(input: $input) { known } }';
    expect((await admin.graphql(query, { input })).data?.previewBankStatement).toEqual({
      known: limits.statementLines.max,
    });
  });
});
