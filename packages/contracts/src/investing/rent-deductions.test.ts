import { describeDeductions, describeGross } from './rent-deductions';

test.each([
  ['50.00', '20.00', 'menos gastos de $50.00 y reserva de $20.00'],
  ['50.00', '0.00', 'menos gastos de $50.00'],
  ['0.00', '20.00', 'menos reserva de $20.00'],
  ['50.00', '-20.00', 'menos gastos de $50.00, más $20.00 de la reserva'],
  ['0.00', '0.00', null],
])('expenses of %s and a reserve of %s read %j', (expenses, reserve, words) => {
  expect(describeDeductions({ expenses, reserve })).toBe(words);
});

test('the amount before fees is named only where a fee makes it another', () => {
  expect(describeGross({ expectedGross: '90.00', expected: '82.80' })).toBe('$90.00 antes de comisiones');
  expect(describeGross({ expectedGross: '90.00', expected: '90.00' })).toBeNull();
});
