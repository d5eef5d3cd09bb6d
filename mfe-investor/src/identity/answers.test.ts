import { emptyOwner, findAmountProblem, isWholeNumber, toAnswers, toProfile, withConsequences } from './answers';
import { complete, empty } from './test-identity';

const answers = toAnswers(complete);

test('stored answers are typed texts and the same answers again', () => {
  const { state: _state, reasons: _reasons, ...stored } = complete;
  expect(toProfile(answers)).toEqual(
    expect.objectContaining({ legalName: 'María Torres', expectedYearly: '5000.00', birthDate: '1988-04-12' }),
  );
  expect(stored).toEqual(expect.objectContaining(toProfile(answers)));
  expect(Object.values(toProfile(toAnswers(empty))).every((value) => !value || Array.isArray(value))).toBe(true);
});

test.each([
  ['1.250,5', '1250.50'],
  ['5000', '5000.00'],
  ['muchos', null],
  ['-5', null],
])('the amount %p is stored as %p', (expectedYearly, stored) => {
  expect(toProfile({ ...answers, expectedYearly }).expectedYearly).toBe(stored);
});

test('an amount that could mean two is a question', () => {
  expect(findAmountProblem('5.000')).toMatch(/puede ser 5000 o 5/);
  expect(findAmountProblem('5000')).toBeUndefined();
  expect(findAmountProblem('')).toBeUndefined();
});

test('a number loses what is written between its digits', () => {
  expect(toProfile({ ...answers, idNumber: ' 171003406-5 ' }).idNumber).toBe('1710034065');
  expect(toProfile({ ...answers, idNumber: 'l898902 c3' }).idNumber).toBe('L898902C3');
});

test('a day that does not exist is not stored', () => {
  expect(toProfile({ ...answers, birthDate: '1988-02-31' }).birthDate).toBeNull();
});

test('only owners of whom everything is typed are stored', () => {
  const owner = { name: 'Ana Paredes', idKind: 'cedula', idNumber: '1714307103', percent: '60,5' };
  expect(toProfile({ ...answers, owners: [owner, emptyOwner, { ...owner, percent: '101' }] }).owners).toEqual([
    { ...owner, percent: 60.5 },
  ]);
});

test('a company has a RUC, and a person chooses again', () => {
  const company = withConsequences(answers, 'kind', 'company');
  expect(company.idKind).toBe('ruc');
  expect(withConsequences(company, 'kind', 'person').idKind).toBe('');
  expect(withConsequences(answers, 'kind', 'person').idKind).toBe('cedula');
});

test.each([
  ['cedula', '171003406', false],
  ['cedula', '1710034065', true],
  ['ruc', '1790011674', false],
  ['ruc', '1790011674001', true],
  ['passport', 'L898', false],
  ['passport', 'L898902C3', true],
])('a %s %p is typed to its end: %p', (idKind, idNumber, isWhole) => {
  expect(isWholeNumber(idKind, idNumber)).toBe(isWhole);
});
