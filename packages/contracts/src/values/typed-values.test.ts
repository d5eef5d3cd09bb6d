import fc from 'fast-check';
import { toCsvNumber } from './csv';
import { projectFields, paymentFields, statementFields, investmentFields, readTyped, formatTyped } from '../fields';
import { formatDollars, formatExactDollars } from './formats';
import { limits } from '../texts/limits';
import { centsToText, findCents, findSignedCents, parseRate } from './money';
import { readDay, readMonth } from './typed-values';

const { target } = projectFields;
const { amount } = paymentFields;
const { annualReturn } = investmentFields;
const { openingBalance } = statementFields;

const read = (field: Parameters<typeof readTyped>[0], text: string): string | null => {
  const reading = readTyped(field, text);
  return reading === null ? null : 'value' in reading ? reading.value : reading.problem;
};

test.each([
  ['1.250,50', '1250.50'],
  ['1,250.50', '1250.50'],
  ['1250,5', '1250.5'],
  ['450,000', '450000'],
  ['1.234.567', '1234567'],
  ['1.234', '1234'],
  [' $ 1 250,00 ', '1250.00'],
  ['US$ 12', '12'],
  ['12 USD', '12'],
  ['1000 dólares', '1000'],
  ['1 DOLAR', '1'],
  ['90,00', '90.00'],
  [',5', '0.5'],
  ['12,', '12'],
  ['1\u00A0250,50', '1250.50'],
])('an amount typed as %p is %p', (text, value) => expect(read(amount, text)).toBe(value));

test.each(['', 'mil', '12.3456', '0,125', '1,25,000', '1.250.50', '1,250,50', '12 50', '-5', '(5)', '1e3', '$', '.'])(
  'an amount typed as %p is not read',
  (text) => expect(read(amount, text)).toBeNull(),
);

test('an amount that may be thousands or cents is asked about', () => {
  expect(read(amount, '1.250')).toBe('«1.250» puede ser 1250 o 1.25. Escribe uno de los dos.');
});

test.each([
  ['450,000', '450000'],
  ['450.000', '450000'],
  ['$1,250.00', '1250'],
  ['450,00', '450'],
])('whole dollars typed as %p are %p', (text, value) => expect(read(target, text)).toBe(value));

test('whole dollars with cents are not read', () => expect(read(target, '1.250,50')).toBeNull());

test.each([
  ['10,5', '10.5'],
  ['10.5 %', '10.5'],
  ['8,125', '8.125'],
  ['0,5', '0.5'],
  ['1,000', '«1,000» puede ser 1000 o 1. Escribe uno de los dos.'],
])('a rate typed as %p is %p', (text, value) => expect(read(annualReturn, text)).toBe(value));

test.each(['-12,5', '(12.50)', '12,50-', '−$12.5', '-$ 12,50'])('a balance typed as %p is negative', (text) =>
  expect(findSignedCents(read(openingBalance, text))).toBe(-1250),
);

const cents = fc.integer({ min: 0, max: 99_999_999_999_999 });
const spanish = new Intl.NumberFormat('de-DE', { minimumFractionDigits: 2 });

test('every way in which the product writes an amount is read as that amount', () => {
  fc.assert(
    fc.property(cents, (value) => {
      const plain = centsToText(value);
      const texts = [plain, toCsvNumber(plain).number, formatExactDollars(plain), spanish.format(Number(plain))];
      for (const text of texts) expect(findCents(read(amount, text))).toBe(value);
    }),
  );
});

test('every signed amount that is written is read as itself', () => {
  fc.assert(
    fc.property(fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }), (value) => {
      for (const text of [
        centsToText(value),
        toCsvNumber(centsToText(value)).number,
        formatExactDollars(centsToText(value)),
      ])
        expect(findSignedCents(read(openingBalance, text))).toBe(value);
    }),
  );
});

test('whole dollars are read from what the product shows', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000_000 }), (value) => {
      for (const text of [String(value), formatDollars(value), spanish.format(value)])
        expect(read(target, text)).toBe(String(value));
    }),
  );
});

test('a rate is read from what the product shows, with a point or a comma', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: limits.annualReturn.max * 10_000 }), (scaled) => {
      const shown = formatTyped(annualReturn, String(scaled / 10_000));
      for (const text of [shown, shown.replace('.', ',')]) expect(parseRate(read(annualReturn, text))).toBe(scaled);
    }),
  );
});

test('what was read is shown as the product writes it', () => {
  expect(formatTyped(amount, '1250.5')).toBe('$1,250.50');
  expect(formatTyped(target, '450000')).toBe('$450,000');
  expect(formatTyped(annualReturn, '10.5')).toBe('10.5%');
  expect(formatTyped(paymentFields.period, '2025-10')).toBe('octubre de 2025');
});

test.each([
  ['2025-10', '2025-10'],
  ['oct-25', '2025-10'],
  ['Oct 2025', '2025-10'],
  ['octubre de 2025', '2025-10'],
  ['sept.-25', '2025-09'],
  ['1/2025', '2025-01'],
  ['01/10/2025', '2025-10'],
  ['2025-10-01', '2025-10'],
  ['ene 26', '2026-01'],
])('the month %p is %p', (text, value) => expect(readMonth(text)).toEqual({ value }));

test.each(['', '10-25', 'octubre', '15/10/2025', 'abc-25'])('%p is not a month', (text) =>
  expect(readMonth(text)).toBeNull(),
);

test('a month that does not exist is told', () => {
  expect(readMonth('2025-13')).toEqual({ problem: 'El mes 13 no existe. Escribe el período como 2025-01.' });
});

test.each([
  ['5/2/2026', '2026-02-05'],
  ['2026-02-05', '2026-02-05'],
  ['05-02-26', '2026-02-05'],
  ['5-feb-26', '2026-02-05'],
  ['5 de febrero de 2026', '2026-02-05'],
  ['5/2/2026 0:00', '2026-02-05'],
])('the day %p is %p', (text, value) => expect(readDay(text)).toEqual({ value }));

test('a day that does not exist is told as such', () => {
  expect(readDay('31/02/2025')).toEqual({ problem: '«31/02/2025» no existe: febrero de 2025 tiene 28 días.' });
  expect(readDay('2/13/2025')).toEqual({
    problem: '«2/13/2025» no existe: no hay mes 13. Escribe día, mes y año: 31/12/2025.',
  });
  expect(readDay('mañana')).toBeNull();
});
