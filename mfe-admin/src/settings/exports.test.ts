import { invitationExport } from '../invitations/invitation-export';
import { waitlistExport } from '../waitlist/waitlist-export';

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

const request = {
  id: 1,
  email: 'rosa@prueba.example',
  fullName: 'Rosa Intriago',
  location: 'Manta, Ecuador',
  occupation: 'Contadora',
  whyInterested: '=1+1',
  investmentRange: '5k10k',
  socialProfiles: null,
  referralSource: 'referral',
  invitationCode: null,
  receiveNews: true,
  createdAt: '2025-07-08T03:12:00.000Z',
  status: 'invited' as const,
  invitation: { id: 7, code: 'ABC2345678' },
};

test('a code tells its status in words and the last day on which it is good', () => {
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

test('a request is told whole, its choices in words, and its day as it was in Ecuador', () => {
  expect(waitlistExport.map(([, value]) => value(request))).toEqual([
    'rosa@prueba.example',
    'Rosa Intriago',
    'Manta, Ecuador',
    'Contadora',
    '=1+1',
    '$5,000 - $10,000',
    null,
    'Recomendación',
    null,
    'Sí',
    'Invitada',
    'ABC2345678',
    '07/07/2025',
  ]);
});
