import { claims, fractionsOfTraditionalMinimum } from '../shared/claims';
import { projectReturns, formatShare, clampFractions, readFractions } from './projection';

test('one fraction costs a thousand dollars and is a three-hundredth of the building', () => {
  expect(projectReturns(1)).toEqual({
    fractions: 1,
    amount: 1000,
    shareBasisPoints: 33,
    yearly: [80, 120],
    yearlyAfterFees: [73.6, 110.4],
  });
});

test('ten fractions are $10,000, 3.33 % and from $800 to $1,200 a year', () => {
  expect(projectReturns(10)).toMatchObject({
    fractions: 10,
    amount: 10_000,
    shareBasisPoints: 333,
    yearly: [800, 1200],
    yearlyAfterFees: [736, 1104],
  });
});

test('all fractions are the whole building', () => {
  expect(projectReturns(claims.exampleFractions)).toMatchObject({
    amount: claims.exampleProperty,
    shareBasisPoints: 10_000,
  });
});

test('each number of fractions is projected in whole dollars', () => {
  for (let fractions = 1; fractions <= claims.exampleFractions; fractions += 1) {
    const { amount, yearly, shareBasisPoints } = projectReturns(fractions);
    expect(amount).toBe(fractions * 1000);
    expect(yearly).toEqual([fractions * 80, fractions * 120]);
    expect(Math.abs(shareBasisPoints - (fractions * 10_000) / 300)).toBeLessThanOrEqual(0.5);
  }
});

test.each([
  [0, 1],
  [-4, 1],
  [Number.NaN, 1],
  [2.9, 2],
  [301, 300],
])('clamps %d fractions to %d', (wanted, taken) => {
  expect(clampFractions(wanted)).toBe(taken);
});

test.each([
  [33, '0.33%'],
  [67, '0.67%'],
  [100, '1%'],
  [333, '3.33%'],
  [1050, '10.5%'],
  [10_000, '100%'],
])('formats %d basis points as %s', (points, written) => {
  expect(formatShare(points)).toBe(written);
});

test('the claims as text and as numbers agree', () => {
  expect(claims.projected).toBe(`${claims.projectedRange.join('-')}%`);
  expect(claims.excluded).toBe(`${claims.excludedOfHundred}%`);
  expect(claims.traditionalMinimum).toBe(`$${claims.traditionalMinimumDollars / 1000}K+`);
  expect(claims.exampleFractions * 1000).toBe(claims.exampleProperty);
  expect(fractionsOfTraditionalMinimum).toBe(500);
});

test.each([
  ['12', 12, null],
  [' 12,0 ', 12, null],
  ['12,5', 12, 'Las fracciones son enteras: calculamos con 12.'],
  ['0,9', 1, 'Lo mínimo es una fracción: calculamos con una.'],
  ['0', 1, 'Lo mínimo es una fracción: calculamos con una.'],
  ['301', 300, 'Este edificio tiene 300 fracciones: calculamos con todas.'],
  ['doce', null, 'Escríbelo en números, por ejemplo 12.'],
  ['-3', null, 'Escríbelo en números, por ejemplo 12.'],
  ['', null, 'Escribe cuántas fracciones quieres, de 1 a 300.'],
])('answers %j typed as a number of fractions', (typed, fractions, note) => {
  expect(readFractions(typed)).toEqual({ fractions, note });
});
