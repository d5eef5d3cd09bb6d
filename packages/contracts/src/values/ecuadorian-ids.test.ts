import { hasCheckedRuc, isCedula, isEcuadorianId, isPassportNumber, isPersonRuc, isRuc } from './ecuadorian-ids';

test.each([
  ...['1710034065', '1714307103', '0926687856', '0961214434', '0962467429', '0602910945', '0910005917'],
  ...['1803557964', '3012345678'],
])('takes %p as a cédula', (text) => expect(isCedula(text)).toBe(true));

test.each([
  ...['1710034066', '1714307104', '3012345679', '3062345678', '2526687856', '0026687856', '0000000000'],
  ...['2222222222', '171430710', '17143071031', '17143O7103', ''],
])('refuses %p as a cédula', (text) => expect(isCedula(text)).toBe(false));

test.each([
  ...['1790011674001', '0992397535001', '1792060346001', '1760001550001', '0962467429001', '1710034065001'],
  // Active companies whose number fails the old formula of modulo 11.
  ...['1793213150001', '1793189906001', '0993366721001', '0993370026001', '0993381661001', '1793221293001'],
])('takes %p as a RUC', (text) => expect(isRuc(text)).toBe(true));

test.each(['1790011674000', '2790011674001', '1710034066001', '171003406500', '1780011674001'])(
  'refuses %p as a RUC',
  (text) => expect(isRuc(text)).toBe(false),
);

test('spaces and hyphens that people write do not matter', () => {
  expect(isEcuadorianId('171003406-5')).toBe(true);
  expect(isEcuadorianId('1790011674 001')).toBe(true);
  expect(isEcuadorianId('AB123456')).toBe(false);
});

test.each(['1790011674001', '0992397535001', '1792060346001', '1760001550001', '0962467429001'])(
  'the check digit of %p is right',
  (text) => expect(hasCheckedRuc(text)).toBe(true),
);

test.each([...['1793213150001', '1793189906001', '0993366721001', '0993370026001', '0993381661001', '1793221293001']])(
  'the check digit of %p proves nothing',
  (text) => expect(hasCheckedRuc(text)).toBe(false),
);

test.each([
  ['1710034065001', true],
  ['0962467429001', true],
  ['1790011674001', true],
  ['1710034066001', false],
])('%p as the RUC of a natural person is %p', (text, isTaken) => expect(isPersonRuc(text)).toBe(isTaken));

test('a passport is 5 to 20 capital letters and digits', () => {
  expect(['L898902C3', 'AB123', '12345678901234567890'].every(isPassportNumber)).toBe(true);
  expect(['AB12', 'l898902c3', 'L898902C3<', '123456789012345678901', ''].some(isPassportNumber)).toBe(false);
});
