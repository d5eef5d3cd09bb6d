import { screen, waitFor, within } from '@testing-library/react';
import { findToast, renderPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import {
  ImportPaymentsDocument,
  PaymentDuplicatesDocument,
  PaymentReferencesDocument,
} from './payment-import.generated';
import { PaymentImportDialog } from './PaymentImportDialog';

describe('the import dialog', () => {
  const header = 'ID inversión;ID usuario;ID proyecto;Monto;Fecha de Pago;Período;Estado';
  const row = '12;7;3;125,50;5/2/2026;2026-01;Pagado';
  const noDuplicates = reply(PaymentDuplicatesDocument, { paymentDuplicates: [] });

  const found = {
    investmentId: 12,
    userId: 7,
    projectId: 3,
    userName: 'Eva Torres',
    projectName: 'Torre Norte',
    faults: { investmentId: null, userId: null, projectId: null },
  };
  // Each line pays the same investment.
  const references = reply(PaymentReferencesDocument, ({ rows }) => ({
    paymentReferences: (rows as readonly object[]).map(() => found),
  }));

  const openDialog = async (lines: string[], ...replies: Reply[]) => {
    const onClose = jest.fn();
    const opened = renderPage(<PaymentImportDialog onClose={onClose} reload={() => Promise.resolve()} />, {
      path: '/admin/payments',
      replies: [references, ...replies],
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Importar pagos' }));
    const bytes = new TextEncoder().encode([header, ...lines].join('\n'));
    const file = new File([bytes], 'pagos.csv', { type: 'text/csv' });
    // Missing in jsdom.
    file.arrayBuffer = async () => bytes.buffer;
    await opened.user.upload(dialog.getByLabelText('Archivo CSV'), file);
    return { ...opened, dialog, onClose };
  };

  test('sums a valid file up and imports it', async () => {
    const { user, dialog, getVariables, onClose } = await openDialog(
      [row, row.replace('2026-01', '2026-02')],
      noDuplicates,
      reply(ImportPaymentsDocument, { importPayments: { imported: 2 } }),
    );
    expect(await dialog.findByText(/2 pagos por \$251\.00 en total\. Revisa antes de importar\./)).toBeInTheDocument();
    expect(dialog.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^LíneaUsuario/),
      '2Eva TorresTorre Norte$125.502026-0105/02/2026Pagado',
      '3Eva TorresTorre Norte$125.502026-0205/02/2026Pagado',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Importar 2 pagos' }));
    expect(await findToast('2 pagos importados')).toBeInTheDocument();
    expect(getVariables('ImportPayments')).toEqual([
      {
        rows: [
          expect.objectContaining({ investmentId: 12, amount: '125.50', paymentDate: '2026-02-05', period: '2026-01' }),
          expect.objectContaining({ period: '2026-02' }),
        ],
        reason: null,
        history: false,
      },
    ]);
    await waitFor(() => expect(onClose).toHaveBeenCalled());
  });

  test('imports payments from before the platform on their own days, with a reason', async () => {
    const { user, dialog, getVariables } = await openDialog(
      [row],
      noDuplicates,
      reply(ImportPaymentsDocument, { importPayments: { imported: 1 } }),
    );
    await user.click(dialog.getByLabelText('Historial'));
    await user.type(dialog.getByLabelText(/^Motivo/), 'Los pagó la administradora anterior');
    await user.click(await dialog.findByRole('button', { name: 'Importar 1 pago' }));
    expect(await findToast('1 pago importado')).toBeInTheDocument();
    expect(getVariables('ImportPayments')).toEqual([
      { rows: [expect.anything()], reason: 'Los pagó la administradora anterior', history: true },
    ]);
  });

  test('lists the errors of a file by line and column, and cannot import it', async () => {
    const { dialog } = await openDialog([row, row.replace('2026-01', 'enero')]);
    expect(await dialog.findByText(/^Línea 3, Período «enero»: /)).toBeInTheDocument();
    expect(dialog.getByRole('alert')).toHaveTextContent('No se importó ningún pago.');
    expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
  });

  test('tells all faults at once, with the value at fault', async () => {
    const unknown = { ...found, investmentId: null, faults: { ...found.faults, userId: 'No está.' } };
    const { dialog } = await openDialog(
      [row.replace('125,50', 'mil')],
      reply(PaymentReferencesDocument, { paymentReferences: [unknown] }),
    );
    expect(await dialog.findByText('Línea 2, ID usuario «7»: No está.')).toBeInTheDocument();
    expect(dialog.getByText(/^Línea 2, Monto «mil»: /)).toBeInTheDocument();
  });

  test('a file that the server could not check cannot be imported', async () => {
    const { dialog } = await openDialog([row], reply(PaymentReferencesDocument, fail('INTERNAL', '')));
    expect(await dialog.findByText(/^Línea 1, Archivo: No se pudo revisar/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Importar' })).toBeDisabled();
  });

  test('imports rows that repeat a recorded payment only after they are accepted', async () => {
    const duplicate = { row: 0, recorded: 1, repeats: null };
    const { user, dialog } = await openDialog(
      [row],
      reply(PaymentDuplicatesDocument, { paymentDuplicates: [duplicate] }),
    );
    expect(await dialog.findByText('Línea 2, 2026-01, inversión #12: ya hay 1 pago registrado')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Importar 1 pago' })).toBeDisabled();
    await user.click(dialog.getByLabelText('Importar también la fila repetida'));
    expect(dialog.getByRole('button', { name: 'Importar 1 pago' })).toBeEnabled();
  });

  test('a failed search for duplicates blocks the import until a retry succeeds', async () => {
    const { user, dialog, setReply } = await openDialog([row], reply(PaymentDuplicatesDocument, fail('INTERNAL', '')));
    expect(await dialog.findByText(/No se pudo revisar si estos pagos ya existen/)).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Importar 1 pago' })).toBeDisabled();
    setReply(noDuplicates);
    await user.click(dialog.getByRole('button', { name: 'Reintentar' }));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Importar 1 pago' })).toBeEnabled());
  });

  test('shows an error of the server at the line of its row', async () => {
    const errors = { 'rows.0.userId': 'El usuario no es el de la inversión' };
    const { user, dialog } = await openDialog(
      [row],
      noDuplicates,
      reply(ImportPaymentsDocument, fail('VALIDATION_FAILED', 'Revisa las filas marcadas.', errors)),
    );
    const button = await dialog.findByRole('button', { name: 'Importar 1 pago' });
    await waitFor(() => expect(button).toBeEnabled());
    await user.click(button);
    expect(await dialog.findByText('Línea 2, ID usuario: El usuario no es el de la inversión')).toBeInTheDocument();
  });
});
