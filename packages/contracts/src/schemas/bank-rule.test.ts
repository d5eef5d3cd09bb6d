import { bankRuleMessages } from '../fields';
import { bankRuleSchema } from './bank-statement';
import { validate } from './validate';

const rule = { text: 'arriendo', bankAccountId: null, direction: null };

test.each([
  [
    { purpose: 'rent', projectId: 3 },
    { projectId: 3, direction: 'credit' },
  ],
  [
    { purpose: 'rent', projectId: 3, direction: 'credit' },
    { projectId: 3, direction: 'credit' },
  ],
  [{ purpose: 'bank_fee' }, { projectId: null, direction: null }],
  [
    { purpose: 'bank_fee', projectId: null, direction: 'debit' },
    { projectId: null, direction: 'debit' },
  ],
])('the rule %p is valid', (terms, expected) => {
  const result = validate(bankRuleSchema, { ...rule, ...terms });
  expect(result).toMatchObject({ ok: true, value: expected });
});

test.each([
  [{ purpose: 'rent' }, { projectId: bankRuleMessages.project }],
  [{ purpose: 'rent', projectId: null }, { projectId: bankRuleMessages.project }],
  [{ purpose: 'interest', projectId: 3 }, { projectId: bankRuleMessages.project }],
  [{ purpose: 'rent', projectId: 3, direction: 'debit' }, { direction: bankRuleMessages.rentDirection }],
])('the rule %p is refused at its field', (terms, errors) => {
  expect(validate(bankRuleSchema, { ...rule, ...terms })).toEqual({ ok: false, errors });
});
