import { changesOf } from './trail-changes';

test('a change tells the fields that it touched, in words', () => {
  const before = JSON.stringify({ id: 7, amount: '10.00', status: 'pending', paymentDate: '2026-01-05', period: '2026-01' });
  const after = JSON.stringify({ id: 7, amount: '10.01', status: 'paid', paymentDate: '2026-02-05', period: '2026-01' });
  expect(changesOf({ before, after })).toEqual([
    { label: 'Monto', before: '10.00', after: '10.01' },
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
    { label: 'Contraseña cambiada', before: null, after: 'Sí' },
  ]);
});
