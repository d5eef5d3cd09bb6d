import {
  describeReturnBasis,
  findProjectedFee,
  listBases,
  subtractPercent,
  toNetReturn,
  type ShownFee,
} from './projected-fees';

const management: ShownFee = {
  kind: 'management',
  base: 'rent',
  percent: 8,
  hurdlePercent: null,
  catchUp: false,
  vatPercent: null,
  validFrom: '2026-01-01',
  wholePercent: 9.2,
};
const sale: ShownFee = { ...management, kind: 'sale', base: 'price', percent: 2, wholePercent: 2 };
const day = '2026-06-01';

test('a year is shown after fees and before them where a rule takes a part of each rent', () => {
  const project = { fees: null, feeRules: [management, sale], annualReturn: '9' };
  expect(listBases(project, day)).toEqual([
    { words: 'después de comisiones', percent: 9.2 },
    { words: 'antes de comisiones', percent: 0 },
  ]);
  expect(describeReturnBasis(project, day)).toBe('antes de comisiones · 8.17% después');
});

test.each([
  [{ fees: 'Administración: 8 %', feeRules: [] }, 'antes de comisiones'],
  [{ fees: null, feeRules: [sale] }, 'antes de comisiones'],
  [{ fees: null, feeRules: [] }, 'sin comisiones'],
])('a year of %j is shown once', (project, words) => {
  expect(listBases(project, day)).toEqual([{ words, percent: 0 }]);
  expect(describeReturnBasis({ ...project, annualReturn: 9 }, day)).toBe(words);
});

test('a projection takes the fee in force, else the first to come', () => {
  const later = { ...management, validFrom: '2026-07-01', wholePercent: 10 };
  const latest = { ...management, validFrom: '2027-07-01', wholePercent: 11 };
  expect(findProjectedFee({ feeRules: [latest, later, management] }, 'management', day)).toBe(management);
  expect(findProjectedFee({ feeRules: [latest, later] }, 'management', day)).toBe(later);
  expect(findProjectedFee({ feeRules: [sale] }, 'management', day)).toBeUndefined();
});

test('a percentage is taken to the cent, and of a return to two decimals', () => {
  expect([subtractPercent(9500, 6), subtractPercent(100_000, 2.5), subtractPercent(1, 50)]).toEqual([8930, 97_500, 0]);
  expect([toNetReturn('9.5', 6), toNetReturn(9, 8)]).toEqual([8.93, 8.28]);
});
