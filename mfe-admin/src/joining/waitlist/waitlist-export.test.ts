import { waitlistExport } from './waitlist-columns';

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
  emailStatus: 'done' as const,
  invitation: { id: 7, code: 'ABC2345678', status: 'open' as const },
};

test('writes every answer of a request, its choices in words, and the Ecuadorian date', () => {
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
