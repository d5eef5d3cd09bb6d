import { findRule, foldRuleText, matchesRule, type LineDirection } from './bank-rules';

const line = { bankAccountId: 1, amount: -250, description: 'COMISIÓN   mensual', reference: 'N/D 77' };
const rule = (text: string, bankAccountId: number | null = null, direction: LineDirection | null = null) => ({
  id: 1,
  text,
  bankAccountId,
  direction,
});

test('a text is compared without case, accents and repeated blanks', () => {
  expect(foldRuleText('  Comisión\u00a0 MENSUAL ')).toBe('comision mensual');
});

test.each([
  ['comision mensual', null, null, true],
  ['mensual n/d', null, null, true],
  ['comisionmensual', null, null, false],
  ['comisión', 1, 'debit', true],
  ['comisión', 2, null, false],
  ['comisión', null, 'credit', false],
] as const)('a rule for %p of account %p and %p names the line: %p', (text, account, direction, isNamed) => {
  expect(matchesRule(rule(text, account, direction), line)).toBe(isNamed);
});

test('a line without an amount has no rule', () => {
  expect(matchesRule(rule('comision'), { ...line, amount: 0 })).toBe(false);
});

test('the longest text decides, then the oldest rule', () => {
  const rules = [
    { ...rule('mensual'), id: 3 },
    { ...rule('comision'), id: 5 },
    { ...rule('COMISIÓN'), id: 4 },
  ];
  expect(findRule(rules, line)?.id).toBe(4);
  expect(findRule([...rules, { ...rule('comision mensual'), id: 9 }], line)?.id).toBe(9);
  expect(findRule(rules, { ...line, description: 'RETIRO' })).toBeNull();
});
