import { invitationExport } from './invitation-columns';

const code = {
  id: 1,
  code: 'BETA2026',
  status: 'open' as const,
  uses: 3,
  maxUses: 10,
  email: null,
  expiresAt: '2025-01-01T05:00:00.000Z',
  createdAt: '2024-04-01T15:00:00.000Z',
};

test('writes the status in words and the last day on which a code is valid', () => {
  expect(invitationExport.map(([, value]) => value(code))).toEqual([
    'BETA2026',
    'Vigente',
    3,
    10,
    null,
    '31/12/2024',
    '01/04/2024',
  ]);
});
