import { complianceKinds } from '../fields';
import { identityFigures, riskFactorKinds, sumRisk } from '../identity/risk-rules';
import { identityMessages } from '../texts/identity-messages';
import { complianceRulesSchema } from './fee-rules';
import { validate } from './validate';

const check = (kind: string, value: string) =>
  validate(complianceRulesSchema, {
    rows: [{ kind, value, validFrom: '2026-01-01', validTo: null, source: 'Ley', confirmedBy: null }],
  });

test('the default of each figure is a valid value of its kind', () => {
  for (const [kind, { value }] of Object.entries(identityFigures))
    expect([kind, check(kind, value).ok]).toEqual([kind, true]);
  expect(complianceKinds).toEqual(['vat', ...Object.keys(identityFigures)]);
  expect(riskFactorKinds.every((kind) => identityFigures[kind].kind === 'points')).toBe(true);
});

test.each([
  ['risk_pep', '101', identityMessages.points],
  ['risk_pep', '4.5', identityMessages.points],
  ['risk_remote', '-1', identityMessages.points],
  ['listed_countries', 'KP,IR', identityMessages.countries],
  ['listed_countries', 'Irán', identityMessages.countries],
  ['identity_threshold', '0', identityMessages.amount],
  ['identity_threshold', 'mucho', identityMessages.amount],
  ['identity_years', '0', identityMessages.years],
])('%s of %p is refused with what it takes', (kind, value, message) => {
  const result = check(kind, value);
  expect(result.ok ? null : Object.values(result.errors)).toEqual([message]);
});

test('the level of a risk is that of the sum of its factors', () => {
  const toFactors = (...points: number[]) => points.map((own) => ({ points: own }));
  expect(sumRisk(toFactors(40, 5, 15))).toEqual({ score: 60, level: 'high' });
  expect(sumRisk(toFactors(5))).toEqual({ score: 5, level: 'low' });
  expect(sumRisk(toFactors(30))).toEqual({ score: 30, level: 'medium' });
});
