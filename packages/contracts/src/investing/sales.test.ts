import { describeSale, listSaleLines } from './sales';

const sale = {
  price: '167000.00',
  costs: [{ label: 'Corretaje', amount: '3340.00' }],
  fee: '1000.00',
  net: '162680.00',
};

test('the lines of a sale add up to its net, with the rest of the reserve', () => {
  expect(listSaleLines(sale)).toEqual([
    { label: 'Precio de venta', amount: '167000.00' },
    { label: 'Costo: Corretaje', amount: '-3340.00' },
    { label: 'Comisiones', amount: '-1000.00' },
    { label: 'Reserva que se repartió', amount: '20.00' },
    { label: 'Neto repartido', amount: '162680.00' },
  ]);
});

test('a sale without costs, fees and reserve is its price', () => {
  const plain = { price: '10.00', costs: [], fee: '0.00', net: '10.00' };
  expect(describeSale(plain)).toBe('La venta: precio de venta $10.00, comisiones $0.00, neto repartido $10.00.');
});

test('a cost keeps its capitals in the sentence about a sale', () => {
  const costs = [{ label: 'Notaría Quinta', amount: '1.00' }];
  expect(describeSale({ price: '10.00', costs, fee: '0.00', net: '9.00' })).toBe(
    'La venta: precio de venta $10.00, costo: Notaría Quinta -$1.00, comisiones $0.00, neto repartido $9.00.',
  );
});
