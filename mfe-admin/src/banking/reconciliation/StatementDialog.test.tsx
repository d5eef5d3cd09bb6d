import { findToast } from '../../shared/testing/render-page';
import { CallError } from '@cimiento/session';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { uploadFile } from '@cimiento/product-ui/upload';
import { fail, reply } from '../../shared/testing/test-link';
import { counts, line, open, planned } from './open-reconciliation';
import {
  PostBankStatementDocument,
  PreviewBankStatementDocument,
  SaveStatementMappingDocument,
} from './reconciliation.generated';
import type { StatementReading } from './statement-reading';

jest.mock('@cimiento/product-ui/upload', () => ({ uploadFile: jest.fn() }));
const confirmation = { approvalId: null, state: 'confirmed' } as const;
const upload = jest.mocked(uploadFile);

beforeEach(() => upload.mockReset());

const reading: StatementReading = {
  fileSha256: 'a'.repeat(64),
  format: 'csv',
  fileAccounts: ['0100204587'],
  currency: 'USD',
  headerRow: 1,
  columns: ['Fecha', 'Concepto', 'Monto', 'Otra'],
  mapping: { bookedOn: 'Fecha', amount: 'Monto', description: 'Concepto', dayOrder: 'dmy', decimal: 'comma' },
  openingBalance: '0.00',
  closingBalance: null,
  firstDay: '2026-01-16',
  lastDay: '2026-01-16',
  lines: [
    { row: 2, bookedOn: '2026-01-16', amount: '350.50', description: 'DEPOSITO', reference: null, balance: null },
  ],
  problems: [{ row: 3, column: 'Fecha', value: 'Total · 350,50', message: 'No es un movimiento: no tiene fecha.' }],
};

/** Opens the dialog and chooses a file, which the server reads so. */
async function chooseFile(found: StatementReading = reading): Promise<HTMLElement> {
  upload.mockResolvedValue(found);
  fireEvent.click(await screen.findByRole('button', { name: 'Subir extracto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir extracto' });
  const file = new File(['Fecha;Concepto;Monto'], 'extracto.csv');
  fireEvent.change(within(dialog).getByLabelText('Archivo del banco'), { target: { files: [file] } });
  await within(dialog).findByLabelText('Saldo final (USD)');
  return dialog;
}

/** Chooses a file, fills in its closing balance, and asks for the preview. */
async function fillStatement(found?: StatementReading): Promise<HTMLElement> {
  const dialog = await chooseFile(found);
  fireEvent.change(within(dialog).getByLabelText('Saldo final (USD)'), { target: { value: '350.50' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Revisar' }));
  return dialog;
}

test('Escape asks before a chosen file is discarded', async () => {
  open(
    reply(PreviewBankStatementDocument, {
      previewBankStatement: { ...counts, otherAccount: null, gap: null, lines: [] },
    }),
  );
  const dialog = await fillStatement();
  fireEvent.keyDown(dialog, { key: 'Escape' });
  const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar el extracto?' }));
  fireEvent.click(question.getByRole('button', { name: 'Seguir editando' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByRole('dialog', { name: 'Subir extracto' })).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Cancelar' }));
  fireEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('reads a file by its columns, shows what it does, and posts it', async () => {
  const { getVariables } = open(
    reply(PreviewBankStatementDocument, {
      previewBankStatement: {
        ...counts,
        otherAccount: null,
        gap: null,
        lines: [planned, { ...line, status: 'suspense' }],
      },
    }),
    reply(SaveStatementMappingDocument, { saveStatementMapping: true }),
    reply(PostBankStatementDocument, { postBankStatement: { id: 4, ...counts, confirmation } }),
  );
  const dialog = await fillStatement();
  expect(
    await within(dialog).findByText(
      /^2 nuevos \(1 identificado, 1 por identificar\), 1 ya registrado, 1 posible duplicado\./,
    ),
  ).toBeVisible();
  const rows = within(within(dialog).getByRole('table', { name: 'Movimientos nuevos' })).getAllByRole('row');
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    '16/01/2026DEPOSITO EN EFECTIVO$350.50Por identificar',
    '16/01/2026TRANSFERENCIA · RF18539007547034$1,000.00Orden CIM-7K3M9-QXR4T de Ana Ñáñez',
  ]);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  await waitFor(() => expect(getVariables('PostBankStatement')).toHaveLength(1));
  expect(
    await screen.findByText('Extracto registrado: 1 identificado, 1 por identificar, 1 posible duplicado'),
  ).toBeVisible();
  // The list is read again.
  await waitFor(() => expect(getVariables('BankLines').length).toBeGreaterThan(1));
  expect(getVariables('PostBankStatement')).toEqual([
    {
      input: {
        bankAccountId: 1,
        openingBalance: '0.00',
        closingBalance: '350.50',
        fileName: 'extracto.csv',
        fileSha256: 'a'.repeat(64),
        fileAccounts: ['0100204587'],
        currency: 'USD',
        lines: [{ bookedOn: '2026-01-16', amount: '350.50', description: 'DEPOSITO', reference: null, row: 2 }],
      },
    },
  ]);
});

test('says why a statement is refused', async () => {
  open(reply(PreviewBankStatementDocument, fail('VALIDATION_FAILED', 'No cuadra.', { closingBalance: 'No cuadra.' })));
  expect(await within(await fillStatement()).findByRole('alert')).toHaveTextContent('No cuadra.');
});

test('a file of another account is posted only when it is confirmed with a reason', async () => {
  const { getVariables } = open(
    reply(PreviewBankStatementDocument, {
      previewBankStatement: { ...counts, otherAccount: 'El archivo dice otra cuenta.', gap: null, lines: [] },
    }),
    reply(SaveStatementMappingDocument, { saveStatementMapping: true }),
    reply(PostBankStatementDocument, { postBankStatement: { id: 4, ...counts, confirmation } }),
  );
  const dialog = await fillStatement({ ...reading, fileAccounts: ['2200998877'] });
  expect(await within(dialog).findByText('El archivo dice otra cuenta.')).toBeVisible();
  expect(within(dialog).getByText(/El archivo dice: cuenta 2200998877, USD\./)).toBeVisible();
  const submit = within(dialog).getByRole('button', { name: 'Registrar' });
  expect(submit).toBeDisabled();
  fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Confirmo que el extracto es de esta cuenta' }));
  expect(submit).toBeDisabled();
  fireEvent.change(within(dialog).getByLabelText(/Motivo de la cuenta/), { target: { value: 'Nuevo número' } });
  fireEvent.click(submit);
  await waitFor(() =>
    expect(getVariables('PostBankStatement')).toMatchObject([
      { input: { fileAccounts: ['2200998877'], confirmAccount: true, accountReason: 'Nuevo número' } },
    ]),
  );
});

test('a movement that was read with a doubt is shown apart from rows that were not read', async () => {
  open();
  const doubt = { row: 2, column: 'TxDtls', value: 'Reúne 3 pagos', message: 'Reúne 3 pagos.' };
  const dialog = await chooseFile({ ...reading, problems: [...reading.problems, doubt] });
  expect(within(dialog).getByText(/1 fila no se leyó/)).toBeVisible();
  expect(
    within(within(dialog).getByRole('table', { name: 'Movimientos por revisar' })).getAllByRole('row'),
  ).toHaveLength(2);
});

test('asks why a statement does not continue the last one', async () => {
  const gap = { expected: '350.50', given: '0.00' };
  const { getVariables } = open(
    reply(PreviewBankStatementDocument, { previewBankStatement: { ...counts, otherAccount: null, gap, lines: [] } }),
    reply(SaveStatementMappingDocument, { saveStatementMapping: true }),
    reply(PostBankStatementDocument, { postBankStatement: { id: 4, ...counts, confirmation } }),
  );
  const dialog = await fillStatement();
  expect(await within(dialog).findByText(/es \$350\.50 y este extracto empieza con \$0\.00/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Registrar' })).toBeDisabled();
  fireEvent.change(within(dialog).getByLabelText(/Motivo del salto/), { target: { value: 'El banco lo corrigió' } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  await waitFor(() =>
    expect(getVariables('PostBankStatement')).toMatchObject([{ input: { gapReason: 'El banco lo corrigió' } }]),
  );
});

test('says at once what was read and what was not, by row, column and value', async () => {
  open();
  const dialog = await chooseFile();
  expect(
    within(dialog).getByText(/^Se leyó 1 movimiento del .* entran \$350\.50 y salen \$0\.00\. 1 fila no se leyó\./),
  ).toBeVisible();
  const rows = within(within(dialog).getByRole('table', { name: 'Filas que no se leyeron' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent('Fila 3FechaTotal · 350,50No es un movimiento: no tiene fecha.');
  expect(within(dialog).getByLabelText('Saldo inicial (USD)')).toHaveValue('0.00');
});

test('reads the file again by another column, another header and another account', async () => {
  open();
  const dialog = await chooseFile();
  fireEvent.change(within(dialog).getByLabelText('Columna de la referencia'), { target: { value: 'Otra' } });
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(2));
  const sent = JSON.parse(upload.mock.calls[1]?.[2].fields?.mapping ?? '');
  expect(sent).toEqual({ ...reading.mapping, headerRow: 1, reference: 'Otra' });
  fireEvent.blur(within(dialog).getByLabelText('Fila de los encabezados'), { target: { value: '5' } });
  await waitFor(() => expect(upload).toHaveBeenCalledTimes(3));
  expect(upload.mock.calls[2]?.[2].fields).toEqual({ bankAccountId: '1', mapping: '{"headerRow":5}' });
});

test('a file in doubt asks for the order of its days, and is not previewed before', async () => {
  const message = 'Las fechas pueden ser día/mes o mes/día. Elige el orden de la fecha.';
  open();
  const dialog = await chooseFile({
    ...reading,
    lines: [],
    firstDay: null,
    lastDay: null,
    mapping: { ...reading.mapping, dayOrder: null },
    problems: [{ row: null, column: null, value: null, message }],
  });
  expect(within(dialog).getByRole('alert')).toHaveTextContent(message);
  expect(within(dialog).getByLabelText('Orden de la fecha')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Revisar' })).toBeDisabled();
});

test('a refused file says why, and a corrected one of the same name is read', async () => {
  open();
  upload.mockRejectedValueOnce(new CallError(400, 'No.', 'VALIDATION_FAILED', { file: 'Es un PDF.' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Subir extracto' }));
  const dialog = await screen.findByRole('dialog', { name: 'Subir extracto' });
  const field = within(dialog).getByLabelText('Archivo del banco');
  fireEvent.change(field, { target: { files: [new File(['%PDF'], 'julio.csv')] } });
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Es un PDF.');
  upload.mockResolvedValueOnce(reading);
  fireEvent.click(field);
  fireEvent.change(field, { target: { files: [new File(['Fecha'], 'julio.csv')] } });
  expect(await within(dialog).findByText(/^Se leyó 1 movimiento/)).toBeVisible();
});

test('names the row of a line that is refused', async () => {
  open(
    reply(
      PreviewBankStatementDocument,
      fail('VALIDATION_FAILED', 'No.', { 'lines.0.bookedOn': 'La fecha no puede ser posterior a mañana' }),
    ),
  );
  expect(await within(await fillStatement()).findByRole('alert')).toHaveTextContent(
    'Fila 2: La fecha no puede ser posterior a mañana.',
  );
});

test('sends the fingerprint of the file, and says that another person has to confirm', async () => {
  const waiting = { approvalId: 9, state: 'pending' } as const;
  const { getVariables } = open(
    reply(PreviewBankStatementDocument, {
      previewBankStatement: { ...counts, otherAccount: null, gap: null, lines: [] },
    }),
    reply(SaveStatementMappingDocument, { saveStatementMapping: true }),
    reply(PostBankStatementDocument, { postBankStatement: { id: 4, ...counts, confirmation: waiting } }),
  );
  const dialog = await fillStatement();
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Registrar' })).toBeEnabled());
  fireEvent.click(within(dialog).getByRole('button', { name: 'Registrar' }));
  expect(
    await findToast(
      'Extracto registrado: 1 identificado, 1 por identificar, 1 posible duplicado. Falta que otra persona lo confirme en Aprobaciones',
    ),
  ).toBeInTheDocument();
  expect(getVariables('PostBankStatement')).toMatchObject([
    { input: { fileName: 'extracto.csv', fileSha256: 'a'.repeat(64) } },
  ]);
});
