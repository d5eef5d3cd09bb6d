import { parseFeePercents, takeFee } from './projected-fees';

const sale = 'Venta: 2.5 % del precio, cuando el proyecto se vende.';

test.each([
  [
    `Administración: 6 % de la renta de cada mes, antes de repartirla.\n\n${sale}`,
    { rentPercent: 6, salePercent: 2.5 },
  ],
  ['7,5% de cada renta y 2% de la venta', { rentPercent: 7.5, salePercent: 2 }],
  ['Administración: 6 % de la renta de cada mes.', null],
  [sale, null],
  ['Sin comisiones', null],
  [null, null],
])('the percents of the fees %j are %j', (fees, percents) => {
  expect(parseFeePercents(fees)).toEqual(percents);
});

test('a fee is taken to the cent', () => {
  expect([takeFee(9500, 6), takeFee(100_000, 2.5), takeFee(1, 50)]).toEqual([8930, 97_500, 1]);
});
