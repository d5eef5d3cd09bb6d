import { changesOf, nameOf } from './audit-changes';

test('a change tells the fields that it touched, in words', () => {
  const before = JSON.stringify({
    id: 7,
    amount: '10.00',
    status: 'pending',
    paymentDate: '2026-01-05',
    period: '2026-01',
  });
  const after = JSON.stringify({
    id: 7,
    amount: '10.01',
    status: 'paid',
    paymentDate: '2026-02-05',
    period: '2026-01',
  });
  expect(changesOf({ before, after })).toEqual([
    { label: 'Monto', before: '$10.00', after: '$10.01' },
    { label: 'Estado', before: 'Pendiente', after: 'Pagado' },
    { label: 'Fecha de Pago', before: '05/01/2026', after: '05/02/2026' },
  ]);
});

test('a creation and a deletion tell every field that has a value', () => {
  const record = JSON.stringify({ id: 1, name: 'Casa', currentValuation: null, status: 'funded' });
  expect(changesOf({ before: null, after: record })).toEqual([
    { label: 'Nombre', before: null, after: 'Casa' },
    { label: 'Estado', before: null, after: 'Financiada' },
  ]);
  expect(changesOf({ before: record, after: null })[0]).toEqual({ label: 'Nombre', before: 'Casa', after: null });
});

test('of a changed password only that it was changed', () => {
  expect(changesOf({ before: '{"id":1}', after: '{"id":1,"passwordChanged":true}' })).toEqual([
    { label: 'Contraseña', before: 'La anterior', after: 'Una nueva' },
  ]);
});

test('dollars, rates, choices, moments and yes or no are told as a person writes them', () => {
  const after = JSON.stringify({
    amount: 12_000,
    annualReturn: 8.5,
    revokedAt: '2026-01-01T03:30:00.000Z',
    investmentRange: '5k10k',
    receiveNews: false,
  });
  expect(changesOf({ before: null, after }).map((change) => change.after)).toEqual([
    '$12,000',
    '8.5%',
    '31/12/2025, 22:30',
    '$5,000 - $10,000',
    'No',
  ]);
});

test('a record is called by its name, also when it is gone', () => {
  expect(nameOf({ before: '{"id":1,"name":"Torre Norte"}', after: null })).toBe('Torre Norte');
  expect(nameOf({ before: null, after: '{"invitationRequired":true}' })).toBeNull();
});

test('of long texts the part that changed is told, with whole words around it', () => {
  const text = (place: string) =>
    JSON.stringify({ content: `${'casa '.repeat(40)}en ${place}, desde ${'patio '.repeat(40)}` });
  const [change] = changesOf({ before: text('Quito'), after: text('Manta') });
  expect([change?.before, change?.after]).toEqual(
    ['Quito', 'Manta'].map((place) => `…${'casa '.repeat(7)}en ${place}, desde ${'patio '.repeat(5).trim()}…`),
  );
});

test('a long text without spaces is cut all the same', () => {
  const text = (middle: string) => JSON.stringify({ content: `${'a'.repeat(200)}${middle}${'z'.repeat(200)}` });
  const [change] = changesOf({ before: text('1'), after: text('2') });
  expect(change?.after).toBe(`…${'a'.repeat(40)}2${'z'.repeat(40)}…`);
});
