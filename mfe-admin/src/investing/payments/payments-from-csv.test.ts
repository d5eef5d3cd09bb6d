import { toCsv } from '@cimiento/contracts';
import { describeDuplicate } from './duplicate-texts';
import { paymentExport } from './payment-columns';
import { paymentsFromCsv, paymentTemplate, toLineFault } from './payments-from-csv';
import { resolvePayments } from './resolve-payments';
import { readCsv } from '../../shared/files/read-csv';

const parse = (text: string) => paymentsFromCsv(readCsv(text));

const head = 'ID inversión;ID usuario;ID proyecto;Monto;Fecha de Pago;Período;Estado';

const terms = { amount: '1125.50', paymentDate: '2026-02-05', period: '2026-01', status: 'pending' };

test('reads a file of a Spanish-language spreadsheet', () => {
  expect(parse(`${head}\r\n7;2;3;1125,5;5/2/2026;2026-01;Pendiente\r\n`)).toEqual({
    lines: [
      {
        line: 2,
        references: { investment: '7', user: '2', project: '3' },
        columns: { investmentId: 'ID inversión', userId: 'ID usuario', projectId: 'ID proyecto' },
        terms,
      },
    ],
    faults: [],
  });
});

test('columns are in any order, unknown ones too, and a payment without status is paid', () => {
  const { lines } = parse(
    'nota,periodo,fecha de pago,monto,id proyecto,id usuario,id inversion\nx,2026-01,2026-02-05,10.00,3,2,7',
  );
  expect(lines[0]).toMatchObject({
    references: { investment: '7', user: '2', project: '3' },
    terms: { amount: '10.00', status: 'paid' },
  });
});

test('takes people by e-mail or name, and projects by name', () => {
  const { lines, faults } = parse(
    [
      'Correo electrónico;Usuario;Proyecto;Monto;Fecha de Pago;Período',
      'maria@ejemplo.example;María Ruiz;Casa Borrero;10;5/2/2026;2026-01',
      ';María Ruiz;Casa Borrero;10;5/2/2026;2026-01',
    ].join('\n'),
  );
  expect(faults).toEqual([]);
  expect(lines.map(({ references, columns }) => [references.user, columns.userId])).toEqual([
    ['maria@ejemplo.example', 'Correo electrónico'],
    ['María Ruiz', 'Usuario'],
  ]);
  expect(lines[0]?.references).toEqual({ investment: '', user: 'maria@ejemplo.example', project: 'Casa Borrero' });
});

test('reads its own template', () => {
  expect(parse(toCsv(paymentTemplate))).toMatchObject({ faults: [], lines: [{ terms: { amount: '125.50' } }] });
});

test('imports what the list exports', () => {
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
    creditedOn: null,
    dateReason: null,
    status: 'missed' as const,
    capital: 10_000,
    startedOn: null,
    projectName: 'Casa "Uno"',
  };
  const text = toCsv([paymentExport.map(([name]) => name), paymentExport.map(([, value]) => value(payment))]);
  expect(parse(text)).toMatchObject({
    faults: [],
    lines: [
      {
        references: { investment: '7', user: '2', project: '3' },
        terms: { amount: '125.50', paymentDate: '2026-02-05', status: 'missed' },
      },
    ],
  });
});

test('reports every fault with its line and column', () => {
  const { faults } = parse(`${head}\n7;2;3;mil;5/2/2026;2026-01;Pagado\n\n;2;3;10;31/2/2026;2026-13;Quizás\n`);
  expect(faults.map(({ line, column }) => `${line} ${column}`)).toEqual([
    '2 Monto',
    '4 Fecha de Pago',
    '4 Período',
    '4 Estado',
  ]);
});

test.each(['1.250,50', '1,250.50', '$1,250.50', '1250,5'])('reads the amount %p and the period of Excel', (amount) => {
  const { lines, faults } = parse(`${head}\n7;2;3;"${amount}";05-feb-26;ene-26;Pagado\n`);
  expect(faults).toEqual([]);
  expect(lines).toMatchObject([{ terms: { amount: '1250.50', paymentDate: '2026-02-05', period: '2026-01' } }]);
});

test('tells a day that does not exist, and asks about an amount with two meanings', () => {
  const { faults } = parse(`${head}\n7;2;3;1.250;31/02/2025;2025-01;Pagado\n`);
  expect(faults.map(({ message }) => message)).toEqual([
    '«1.250» puede ser 1250 o 1.25. Escribe uno de los dos.',
    '«31/02/2025» no existe: febrero de 2025 tiene 28 días.',
  ]);
});

test('names missing columns, and rejects an empty file and one with too many payments', () => {
  expect(parse('ID inversión;Monto\n1;2').faults[0]?.message).toBe('Faltan columnas: Fecha de Pago, Período');
  expect(parse('Usuario;Monto;Período\n1;2;2026-01').faults[0]?.message).toBe(
    'Faltan columnas: ID inversión (o Usuario y Proyecto), Fecha de Pago',
  );
  expect(parse(head).faults[0]?.message).toBe('Un archivo debe tener entre 1 y 1000 pagos');
  const tooMany = `${head}\n${'7;2;3;1,00;5/2/2026;2026-01;Pagado\n'.repeat(1001)}`;
  expect(parse(tooMany).faults[0]?.message).toBe('Un archivo debe tener entre 1 y 1000 pagos');
});

test('reports a fault that the server found at its line', () => {
  expect(toLineFault([2, 5], 'rows.1.userId', 'El usuario no es el de la inversión')).toEqual({
    line: 5,
    column: 'ID usuario',
    value: '',
    message: 'El usuario no es el de la inversión',
  });
});

const found = {
  investmentId: 12,
  userId: 5,
  projectId: 3,
  userName: 'Ana',
  projectName: 'Casa',
  faults: { investmentId: null, userId: null, projectId: null },
};

test('faults of cells and of the server are shown together, by line, with the faulty value', () => {
  const file = parse(
    [
      'Correo electrónico;Proyecto;Monto;Fecha de Pago;Período',
      'a@x.ec;Casa;mil;5/2/2026;2026-01',
      'b@x.ec;Casa;1;5/2/2026;2026-01',
    ].join('\n'),
  );
  const missing = { ...found, investmentId: null, userId: null, faults: { ...found.faults, userId: 'No está.' } };
  const resolved = resolvePayments(file, [missing, found]);
  expect(resolved.faults).toEqual([
    { line: 2, column: 'Monto', value: 'mil', message: expect.any(String) },
    { line: 2, column: 'Correo electrónico', value: 'a@x.ec', message: 'No está.' },
  ]);
  expect(resolved).toMatchObject({ lines: [3], rows: [{ investmentId: 12, userId: 5, projectId: 3, amount: '1.00' }] });
});

test('a row that was paid before says so with its line, and names the line that it repeats', () => {
  const file = resolvePayments(
    parse(
      [
        'ID inversión;ID usuario;ID proyecto;Monto;Fecha de Pago;Período',
        '',
        '12;5;3;10;2026-02-05;2026-01',
        '12;5;3;10;2026-02-05;2026-01',
      ].join('\n'),
    ),
    [found, found],
  );
  expect(describeDuplicate(file, { row: 0, recorded: 1, repeats: null })).toBe(
    'Línea 3, 2026-01, inversión #12: ya hay 1 pago registrado',
  );
  expect(describeDuplicate(file, { row: 1, recorded: 2, repeats: 0 })).toBe(
    'Línea 4, 2026-01, inversión #12: ya hay 2 pagos registrados; repite la línea 3',
  );
});
