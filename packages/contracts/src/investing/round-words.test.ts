import { getFundingBadge } from './funding';
import { findParticipation } from './participation';
import { describeDaysLeft, describeInterest, describeRound, summarizeRound, type ShownRound } from './round-words';

const day = '2026-05-10';
const round: ShownRound = {
  state: 'open',
  mode: 'first_come',
  minimum: 200_000,
  paid: 75_000,
  interested: 0,
  opensAt: '2026-05-01',
  closesAt: '2026-05-20',
  extended: false,
  reason: null,
};
const prefunding: ShownRound = { ...round, mode: 'prefunding', paid: 0, interested: 120_000 };
const offer = { status: 'available' as const, funded: 0, reserved: 0, target: 300_000, minInvestment: 1000 };

test('the last day of a round is named, and no day is left after it', () => {
  expect(describeDaysLeft(round, day)).toBe('Quedan 11 días');
  expect(describeDaysLeft(round, '2026-05-20')).toBe('Último día');
  expect(describeDaysLeft(round, '2026-05-21')).toBeNull();
});

test('a round in one line says what matters in its state', () => {
  expect(summarizeRound(round, day)).toBe('Quedan 11 días · mínimo $200,000');
  expect(summarizeRound(prefunding, day)).toBe('Quedan 11 días · mínimo $200,000 · $120,000 en intereses');
  expect(summarizeRound({ ...round, state: 'planned' }, day)).toBe('La ronda abre el 01/05/2026 · mínimo $200,000');
  expect(summarizeRound(round, '2026-05-21')).toBe('La ronda cerró y se está confirmando');
  expect(summarizeRound({ ...round, state: 'succeeded' }, day)).toBeNull();
});

test('an extended round says that its end was moved, and a cancelled one why', () => {
  expect(describeRound({ ...round, extended: true }, day)).toContain(
    'Su cierre se extendió, y no puede extenderse otra vez.',
  );
  expect(describeRound({ ...round, state: 'cancelled', reason: 'Sin permiso' }, day)).toContain('Motivo: Sin permiso');
});

test('a round that closed and waits says by when everybody is paid back', () => {
  expect(describeRound(round, '2026-05-21')[1]).toMatch(/^Si no se confirma en 10 días, cada uno recibe de vuelta/);
});

test('a project takes orders, or interests, or nothing', () => {
  expect(findParticipation(offer, day)).toBe('order');
  expect(findParticipation({ ...offer, round: null }, day)).toBe('order');
  expect(findParticipation({ ...offer, round }, day)).toBe('order');
  expect(findParticipation({ ...offer, round: prefunding }, day)).toBe('interest');
  expect(findParticipation({ ...offer, round: prefunding }, '2026-05-21')).toBeNull();
  expect(findParticipation({ ...offer, round: { ...round, state: 'failed' } }, day)).toBeNull();
  expect(findParticipation({ ...offer, funded: 300_000, round }, day)).toBeNull();
});

test('the badge of a project says when its round is open or ended without it', () => {
  expect(getFundingBadge({ ...offer, round })).toBe('Ronda abierta');
  expect(getFundingBadge({ ...offer, funded: 75_000, round })).toBe('25.0%');
  expect(getFundingBadge({ ...offer, round: { state: 'planned' } })).toBe('Próximamente');
  for (const state of ['failed', 'cancelled'] as const)
    expect(getFundingBadge({ ...offer, round: { state } })).toBe('No financiada');
});

test.each([
  ['open' as const, 0, 'Retenemos $10,000 de tu saldo hasta el cierre de la ronda, el 20/05/2026.'],
  [
    'allocated' as const,
    4,
    'Pediste 10 fracciones y recibiste 4 ($4,000). Los otros $6,000 están otra vez en tu saldo.',
  ],
  ['released' as const, 0, 'Pediste 10 fracciones y no alcanzó para ti. Tus $10,000 están otra vez en tu saldo.'],
  ['withdrawn' as const, 0, 'Retiraste tu interés. Los $10,000 están otra vez en tu saldo.'],
])('an interest that is %s says where its money is', (state, given, text) => {
  expect(describeInterest({ fractions: 10, given, state }, round)).toBe(text);
});

test('an interest that an identity barred says why, and what to do', () => {
  expect(describeInterest({ fractions: 10, given: 0, state: 'released', isBarred: true }, round)).toBe(
    'Pediste 10 fracciones y no te las asignamos: tu identidad no estaba verificada al cierre. Tus $10,000 están otra vez en tu saldo. Verifícala para recibir fracciones en la próxima ronda.',
  );
});

test('an interest of a round that failed says so', () => {
  const interest = { fractions: 10, given: 0, state: 'released' as const };
  expect(describeInterest(interest, { ...round, state: 'failed' })).toMatch(/^La ronda no se completó\./);
});
