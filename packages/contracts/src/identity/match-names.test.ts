import { isNameMatch, scoreNames } from './match-names';

test.each([
  ['Nicolás Maduro', 'MADURO MOROS, Nicolas', 1],
  ['María José Muñoz Peña', 'MUNOZ PENA, Maria Jose', 1],
  ['JSCARGUMENT', 'JSC ARGUMENT', 1],
  ['Ana Paredes', 'PAREDES, Anna', 0.967],
  ['Muhammad Al Hassan', 'AL-HASAN, Mohammed', 0.937],
  ['Jose Perez', 'PEREZ GOMEZ, Jose Luis', 1],
  ['George Bush', 'HABBASH, George', 0.5],
  ['Emma Daniels', 'EMMA LLC', 0.5],
  ['BELLETECH CORP', '11420 CORP.', 0.5],
])('%p and %p score %p', (one, other, score) => {
  expect(scoreNames(one, other)).toBe(score);
  expect(scoreNames(other, one)).toBe(score);
  expect(isNameMatch(score)).toBe(score >= 0.9);
});

test.each(['', '   ', '.,-', 'de la'])('%p is like no name', (text) => {
  expect(scoreNames(text, 'PEREZ, Jose')).toBe(0);
  expect(scoreNames(text, text)).toBe(0);
});
