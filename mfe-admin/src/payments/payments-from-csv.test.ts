import { csv } from '@cimiento/contracts';
import { describeDuplicate } from './duplicate-texts';
import { paymentExport } from './payment-export';
import { lineFault, paymentsFromCsv } from './payments-from-csv';

const head = 'ID inversión;ID usuario;ID proyecto;Monto;Fecha de Pago;Período;Estado';

test('a file as a Spanish-language spreadsheet writes it is read', () => {
  expect(paymentsFromCsv(`${head}\r\n7;2;3;1125,5;5/2/2026;2026-01;Pendiente\r\n`)).toEqual({
    rows: [
      {
        investmentId: 7,
        userId: 2,
        projectId: 3,
        amount: '1125.50',
        paymentDate: '2026-02-05',
        period: '2026-01',
        status: 'pending',
      },
    ],
    lines: [2],
    faults: [],
  });
});

test('columns may stand in any order, and others beside them; a payment without a status is paid', () => {
  const { rows } = paymentsFromCsv(
    'nota,periodo,fecha de pago,monto,id proyecto,id usuario,id inversion\nx,2026-01,2026-02-05,10.00,3,2,7',
  );
  expect(rows).toEqual([expect.objectContaining({ investmentId: 7, amount: '10.00', status: 'paid' })]);
});

test('what the list exports can be imported', () => {
  const payment = {
    id: 1,
    revision: 'x',
    investmentId: 7,
    userId: 2,
    user: { id: 2, fullName: 'María; la dueña', email: 'maria@ejemplo.example' },
    projectId: 3,
    project: { id: 3, name: 'Casa "Uno"', location: 'Quito' },
    amount: '125.50',
    period: '2026-01',
    paymentDate: '2026-02-05',
    status: 'missed' as const,
  };
  const text = csv([paymentExport.map(([name]) => name), paymentExport.map(([, value]) => value(payment))]);
  expect(paymentsFromCsv(text)).toMatchObject({
    faults: [],
    rows: [{ investmentId: 7, amount: '125.50', paymentDate: '2026-02-05', status: 'missed' }],
  });
});

test('every fault is told with its line and column', () => {
  const { faults } = paymentsFromCsv(
    `${head}\n7;2;3;1.125,50;5/2/2026;2026-01;Pagado\n\n;2;3;10;31/2/2026;2026-13;Quizás\n`,
  );
  expect(faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '2 Monto',
    '4 ID inversión',
    '4 Fecha de Pago',
    '4 Período',
    '4 Estado',
  ]);
});

test('columns that are not there are named; a file of nothing, or of too much, is refused', () => {
  expect(paymentsFromCsv('ID inversión;Monto\n1;2').faults[0]?.message).toBe(
    'Faltan columnas: ID usuario, ID proyecto, Fecha de Pago, Período',
  );
  expect(paymentsFromCsv(head).faults[0]?.message).toBe('Un archivo debe tener entre 1 y 1000 pagos');
  const tooMany = `${head}\n${'7;2;3;1,00;5/2/2026;2026-01;Pagado\n'.repeat(1001)}`;
  expect(paymentsFromCsv(tooMany).faults[0]?.message).toBe('Un archivo debe tener entre 1 y 1000 pagos');
});

test('what the server finds in a row is told at its line', () => {
  expect(lineFault([2, 5], 'rows.1.userId', 'El usuario no es el de la inversión')).toEqual({
    line: 5,
    column: 'ID usuario',
    message: 'El usuario no es el de la inversión',
  });
});

test('a row that was paid before says so with its line, and names the line that it repeats', () => {
  const file = paymentsFromCsv(
    [
      'ID inversión;ID usuario;ID proyecto;Monto;Fecha de Pago;Período',
      '',
      '12;5;3;10;2026-02-05;2026-01',
      '12;5;3;10;2026-02-05;2026-01',
    ].join('\n'),
  );
  expect(describeDuplicate(file, { row: 0, recorded: 1, repeats: null })).toBe(
    'Línea 3, 2026-01, inversión #12: ya hay 1 pago registrado',
  );
  expect(describeDuplicate(file, { row: 1, recorded: 2, repeats: 0 })).toBe(
    'Línea 4, 2026-01, inversión #12: ya hay 2 pagos registrados; repite la línea 3',
  );
});
