import { getDepositReference } from '../values/creditor-reference';
import { cleanBankLine, describeCollective, isCollective, listBankNames } from './bank-line-text';

const max = { description: 300, reference: 100 };
const [ana, rosa] = [getDepositReference(41), getDepositReference(42)];

test('a text that fits is cleaned and stays', () => {
  const line = { description: `TRANSF\u0000${ana} `, reference: '' };
  expect(cleanBankLine(line, max)).toEqual({ description: `TRANSF ${ana}`, reference: null });
});

test.each([
  ['its text', { description: `${ana} ${'x'.repeat(300)} ${rosa}`, reference: null }],
  ['its reference', { description: null, reference: `${ana} ${'x'.repeat(100)} ${rosa}` }],
  ['both', { description: `${'x'.repeat(300)}${rosa}`, reference: ana }],
])('a line that loses a reference of %s is collective, also when it is cleaned again', (_where, line) => {
  const cut = cleanBankLine(line, max);
  expect(isCollective(cut)).toBe(true);
  expect(cut.description?.length).toBeLessThanOrEqual(300);
  expect(cleanBankLine(cut, max)).toEqual(cut);
});

test('a long text that loses no reference is cut only', () => {
  const cut = cleanBankLine({ description: `${ana} ${'x'.repeat(400)}`, reference: null }, max);
  expect([isCollective(cut), listBankNames(cut)]).toEqual([false, [ana]]);
});

test('a collective line is recognized by its text', () => {
  expect(describeCollective(3, 'A B')).toBe('Reúne 3 pagos: A B');
  expect(isCollective({ description: describeCollective(2, null) })).toBe(true);
  expect(isCollective({ description: 'REUNE 2 PAGOS' })).toBe(false);
});
