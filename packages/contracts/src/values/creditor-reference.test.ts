import fc from 'fast-check';
import {
  createCreditorReference,
  findCreditorReferences,
  findOrderNumbers,
  findReferencedUserId,
  formatCreditorReference,
  getDepositReference,
  getOrderReference,
  getWithdrawalReference,
  parseCreditorReference,
} from './creditor-reference';

test('accepts a valid reference, also with spaces and in lower case', () => {
  expect(parseCreditorReference('RF18539007547034')).toBe('RF18539007547034');
  expect(parseCreditorReference('rf18 5390 0754 7034')).toBe('RF18539007547034');
});

test.each(['RF18539007547043', 'RF19539007547034', '18539007547034', 'RF18', 'RF18-5390', ''])('rejects %p', (text) => {
  expect(parseCreditorReference(text)).toBeNull();
});

test('an investor has one reference for every deposit', () => {
  expect(createCreditorReference('CIM000042')).toBe('RF49CIM000042');
  expect(getDepositReference(42)).toBe('RF49CIM000042');
});

test('shows a reference in groups of four', () => {
  expect(formatCreditorReference('RF49CIM000042')).toBe('RF49 CIM0 0004 2');
});

const identifiers = fc.stringMatching(/^[A-Z0-9]{1,21}$/);

test('every created reference is valid', () => {
  fc.assert(
    fc.property(identifiers, (identifier) => {
      const reference = createCreditorReference(identifier);
      expect(parseCreditorReference(formatCreditorReference(reference))).toBe(reference);
    }),
  );
});

test('two digits that changed places are noticed', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.nat(5), (userId, index) => {
      const reference = getDepositReference(userId);
      const at = 7 + (index % 5);
      const swapped =
        reference.slice(0, at) + (reference[at + 1] ?? '') + (reference[at] ?? '') + reference.slice(at + 2);
      fc.pre(swapped !== reference);
      expect(parseCreditorReference(swapped)).toBeNull();
    }),
  );
});

test.each([
  ['RF49CIM000042', ['RF49CIM000042']],
  ['transf. rf49 cim0 0004 2 / 2026-01-15', ['RF49CIM000042']],
  ['RF49CIM000043', []],
  ['DEPOSITO EN EFECTIVO', []],
])('finds the references in %p', (text, references) => expect(findCreditorReferences(text)).toEqual(references));

test('finds the references of orders and withdrawals, and the investor of a deposit', () => {
  const order = getOrderReference('CI-7K3M9-QXR4T');
  const withdrawal = getWithdrawalReference('7K3M9QXR4T');
  expect(findCreditorReferences(`pago ${order.toLowerCase()} y ${withdrawal}, ${order}`)).toEqual([order, withdrawal]);
  expect(findReferencedUserId('RF49CIM000042')).toBe(42);
  expect(findReferencedUserId(order)).toBeNull();
});

test.each(['CIM-7K3M9-QXR4T', 'transf cim7k3m9qxr4t rosa', 'CIM 7K3M9 QXR4T'])(
  'the number of an order is found in %p',
  (text) => expect(findOrderNumbers(text)[0]).toBe('CIM-7K3M9-QXR4T'),
);

test.each(['CI-7K3M9', 'DEPOSITO EN EFECTIVO'])('no number of an order is found in %p', (text) =>
  expect(findOrderNumbers(text)).toEqual([]),
);

const letterCode = fc.stringMatching(/^[2-9A-HJKMNP-Z]{10}$/);

test('every order, deposit and withdrawal is found by its reference, also where a text runs on', () => {
  const order = fc.tuple(fc.constantFrom('', 'M', 'M23456'), letterCode).map(([start, code]) => {
    const letters = `${start}${code}`.slice(0, 10);
    return getOrderReference(`CIM-${letters.slice(0, 5)}-${letters.slice(5)}`);
  });
  const deposit = fc.integer({ min: 1, max: 999_999 }).map(getDepositReference);
  const references = fc.oneof(order, deposit, letterCode.map(getWithdrawalReference));
  const spelling = fc.constantFrom(
    (reference: string) => reference,
    (reference: string) => formatCreditorReference(reference).toLowerCase(),
    (reference: string) => `transf. ${reference} 2026-01-15`,
    (reference: string) => `RF12 ${reference}`,
  );
  fc.assert(
    fc.property(references, spelling, (reference, spell) => {
      expect(findCreditorReferences(spell(reference))[0]).toBe(reference);
    }),
    { numRuns: 2000 },
  );
});
