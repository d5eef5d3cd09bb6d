import { identityMessages } from './identity-messages';

test.each([
  [1, 1, 'El archivo pierde la única entrada de la lista anterior, más de un 10 %.'],
  [1, 5, 'El archivo pierde 1 de las 5 entradas de la lista anterior, más de un 10 %.'],
  [400, 1000, 'El archivo pierde 400 de las 1000 entradas de la lista anterior, más de un 10 %.'],
])('a load that loses %d of %d entries reads as Spanish', (lost, total, text) => {
  expect(identityMessages.listShrunk(lost, total)).toBe(`${text} La lista anterior sigue vigente.`);
});
