import type { AuditedEntity } from '@cimiento/contracts/fields';
import { findRecordName, listChanges } from './audit-changes';

test('lists the fields that a change touched, with their labels', () => {
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
  expect(listChanges({ entity: 'payment', before, after })).toEqual([
    { name: 'amount', label: 'Monto', before: '$10.00', after: '$10.01' },
    { name: 'status', label: 'Estado', before: 'Pendiente', after: 'Pagado' },
    { name: 'paymentDate', label: 'Fecha de Pago', before: '05/01/2026', after: '05/02/2026' },
  ]);
});

test('lists every field with a value of a created or deleted record', () => {
  const record = JSON.stringify({ id: 1, name: 'Casa', currentValuation: null, status: 'funded' });
  expect(listChanges({ entity: 'project', before: null, after: record })).toEqual([
    { name: 'name', label: 'Nombre', before: null, after: 'Casa' },
    { name: 'status', label: 'Estado', before: null, after: 'Financiada' },
  ]);
  expect(listChanges({ entity: 'project', before: record, after: null })[0]).toEqual({
    name: 'name',
    label: 'Nombre',
    before: 'Casa',
    after: null,
  });
});

test('says of a password only that it changed', () => {
  expect(listChanges({ entity: 'user', before: '{"id":1}', after: '{"id":1,"passwordChanged":true}' })).toEqual([
    { name: 'passwordChanged', label: 'Contraseña', before: 'La anterior', after: 'Una nueva' },
  ]);
});

test('formats dollars, rates, choices, instants and flags', () => {
  const format = (entity: AuditedEntity, values: object) =>
    listChanges({ entity, before: null, after: JSON.stringify(values) }).map((change) => change.after);
  expect(format('investment', { amount: 12_000, annualReturn: 8.5 })).toEqual(['$12,000', '8.5%']);
  expect(format('invitation', { revokedAt: '2026-01-01T03:30:00.000Z' })).toEqual(['31/12/2025, 22:30']);
  expect(format('waitlistRequest', { investmentRange: '5k10k', receiveNews: false })).toEqual([
    '$5,000 - $10,000',
    'No',
  ]);
});

test('shows a column that no longer exists without its identifier', () => {
  expect(listChanges({ entity: 'project', before: null, after: '{"oldColumn":"x"}' })).toEqual([
    { name: 'oldColumn', label: 'Otro dato', before: null, after: 'x' },
  ]);
});

test('finds the name of a record, also of a deleted one', () => {
  expect(findRecordName({ before: '{"id":1,"name":"Torre Norte"}', after: null })).toBe('Torre Norte');
  expect(findRecordName({ before: null, after: '{"invitationRequired":true}' })).toBeNull();
});

test('shortens long texts to the part that changed, with whole words around it', () => {
  const text = (place: string) =>
    JSON.stringify({ content: `${'casa '.repeat(40)}en ${place}, desde ${'patio '.repeat(40)}` });
  const [change] = listChanges({ entity: 'post', before: text('Quito'), after: text('Manta') });
  expect([change?.before, change?.after]).toEqual(
    ['Quito', 'Manta'].map((place) => `…${'casa '.repeat(7)}en ${place}, desde ${'patio '.repeat(5).trim()}…`),
  );
});

test('shortens a long text without spaces', () => {
  const text = (middle: string) => JSON.stringify({ content: `${'a'.repeat(200)}${middle}${'z'.repeat(200)}` });
  const [change] = listChanges({ entity: 'post', before: text('1'), after: text('2') });
  expect(change?.after).toBe(`…${'a'.repeat(40)}2${'z'.repeat(40)}…`);
});

test.each([
  ['project:8', 'Proyecto #8'],
  ['run:8:2026-01', 'Pago mensual proyecto #8 2026-01'],
  [`payments:${'a'.repeat(40)}`, 'Pagos'],
])('the subject %s of an approval reads %s', (subject, words) => {
  const after = JSON.stringify({ id: 1, subject, pendingKey: `exit:${subject}`, payloadHash: 'abc' });
  expect(listChanges({ entity: 'approval', before: null, after })).toEqual([
    { name: 'subject', label: 'Sobre', before: null, after: words },
  ]);
});

test('another record is shown by its number', () => {
  const after = JSON.stringify({ id: 1, batchId: 3 });
  expect(listChanges({ entity: 'withdrawal', before: null, after })).toEqual([
    { name: 'batchId', label: 'Lote', before: null, after: '#3' },
  ]);
});
