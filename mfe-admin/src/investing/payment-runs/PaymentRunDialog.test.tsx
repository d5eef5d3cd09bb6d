import { translatePage } from '@cimiento/ui/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { FindProjectsDocument } from '../../shared/records/option-search.generated';
import { fillIn, findToast, renderPage, toPage } from '../../shared/testing/render-page';
import { fail, reply, type Reply } from '../../shared/testing/test-link';
import { ChangePaymentStatusesDocument } from './payment-statuses.generated';
import {
  PaymentRunPreviewDocument,
  PaymentRunsDocument,
  PostPaymentRunDocument,
  PaymentRunOverdrawsDocument,
  UndoPaymentRunDocument,
  UnpayPaymentRunDocument,
} from './payment-runs.generated';
import { PaymentRunDialog } from './PaymentRunDialog';

const project = { id: 3, name: 'Torre Norte', location: 'Quito, Ecuador', annualReturn: '8.5' };
const eva = { id: 7, fullName: 'Eva Torres', email: 'eva@prueba.example' };
/** A month that needs no second look. */
const month = {
  gross: '1000.00',
  fee: '0.00',
  expenses: '0.00',
  reserve: '0.00',
  net: '1000.00',
  distributable: '1000.00',
  projectedGross: '1000.00',
  collected: '1000.00',
  paid: '0.00',
  warnings: [],
};
const preview = reply(PaymentRunPreviewDocument, {
  paymentRunPreview: {
    ...month,
    fingerprint: 'f1',
    total: '1000.00',
    retained: '0.00',
    leftOut: [],
    registered: 15_000,
    funded: 15_000,
    shares: [
      { investmentId: 12, invested: 10_000, amount: '666.67', user: eva },
      { investmentId: 13, invested: 5000, amount: '333.33', user: null },
    ],
  },
});
const posted = {
  id: 1,
  period: '2026-01',
  amount: '1000.00',
  retained: '0.00',
  payments: 2,
  status: 'posted' as const,
  createdAt: '2026-02-05T15:00:00.000Z',
  counts: { paid: 0, pending: 2, missed: 0 },
  ahead: null,
  project,
  author: { id: 1, fullName: 'Lucía Paz' },
};

function open(...replies: Reply[]) {
  const onClose = jest.fn();
  const reload = jest.fn(async () => undefined);
  const page = renderPage(<PaymentRunDialog onClose={onClose} reload={reload} />, {
    path: '/admin/payments',
    replies: [
      preview,
      reply(PaymentRunsDocument, { adminPaymentRuns: toPage([posted]) }),
      reply(FindProjectsDocument, { adminProjects: { items: [project] } }),
      reply(PaymentRunOverdrawsDocument, { paymentRun: { id: 1, overdraws: [] } }),
      ...replies,
    ],
  });
  return { ...page, onClose, reload };
}

/** Fills the terms in and opens the preview of the shares. */
async function openPreview(...replies: Reply[]) {
  const opened = open(...replies);
  await opened.user.click(await screen.findByLabelText(/^Proyecto/));
  await opened.user.click(await screen.findByRole('option', { name: /Torre Norte/ }));
  fillIn(screen.getByLabelText(/^Período/), '2026-02');
  fillIn(screen.getByLabelText(/^Renta bruta/), '1000');
  fillIn(screen.getByLabelText(/^Fecha de Pago/), '2026-03-05');
  await opened.user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  return opened;
}

test('shows the share of each investor before anything is posted', async () => {
  const { getVariables } = await openPreview();
  expect(await screen.findByRole('dialog', { name: 'Pago mensual: 2 pagos' })).toBeInTheDocument();
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'InversionistaMonto',
    'Eva Torres#12 · $10,000 invertidos$666.67',
    'Usuario no encontrado#13 · $5,000 invertidos$333.33',
    'Total$1,000.00',
  ]);
  expect(getVariables('PaymentRunPreview')).toEqual([
    {
      projectId: 3,
      reserve: '0.00',
      period: '2026-02',
      amount: '1000.00',
      basis: 'registered',
      participants: 'entitled',
      continueForMissing: false,
      paymentDate: '2026-03-05',
    },
  ]);
  expect(getVariables('PostPaymentRun')).toEqual([]);
});

test('posts the previewed shares, reports it and closes', async () => {
  const { user, getVariables, onClose, reload } = await openPreview(
    reply(PostPaymentRunDocument, { postPaymentRun: { id: 2 } }),
  );
  await user.click(await screen.findByRole('button', { name: 'Publicar pagos' }));
  expect(await findToast('Pagos publicados')).toBeInTheDocument();
  expect(getVariables('PostPaymentRun')).toEqual([
    { input: expect.objectContaining({ projectId: 3, amount: '1000.00', fingerprint: 'f1', status: 'pending' }) },
  ]);
  expect(onClose).toHaveBeenCalled();
  expect(reload).toHaveBeenCalled();
});

test('returns to the terms with the reason when the shares are out of date', async () => {
  const { user, onClose } = await openPreview(reply(PostPaymentRunDocument, fail('CONFLICT', 'El reparto cambió.')));
  await user.click(await screen.findByRole('button', { name: 'Publicar pagos' }));
  expect(await screen.findByRole('button', { name: 'Ver reparto' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('El reparto cambió.');
  expect(screen.getByLabelText(/^Período/)).toHaveValue('2026-02');
  expect(onClose).not.toHaveBeenCalled();
});

test('keeps the preview after a failure, to be posted again', async () => {
  const { user } = await openPreview(reply(PostPaymentRunDocument, fail('INTERNAL', 'Intenta de nuevo.')));
  await user.click(await screen.findByRole('button', { name: 'Publicar pagos' }));
  expect(await findToast('Intenta de nuevo.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Publicar pagos' })).toBeEnabled();
});

test('shows why the server rejects the terms', async () => {
  await openPreview(reply(PaymentRunPreviewDocument, fail('CONFLICT', 'Este proyecto no tiene inversiones.')));
  expect(await screen.findByRole('alert')).toHaveTextContent('Este proyecto no tiene inversiones.');
});

test('asks before it discards a preview', async () => {
  const { user, onClose } = await openPreview();
  await screen.findByRole('button', { name: 'Publicar pagos' });
  await user.keyboard('{Escape}');
  const question = within(await screen.findByRole('alertdialog', { name: '¿Descartar el pago mensual?' }));
  expect(onClose).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Descartar' }));
  expect(onClose).toHaveBeenCalled();
});

test('names who is left out of the month, and from when each takes part', async () => {
  await openPreview(
    reply(PaymentRunPreviewDocument, {
      paymentRunPreview: {
        ...month,
        fingerprint: 'f1',
        total: '1000.00',
        retained: '0.00',
        shares: [],
        registered: 1000,
        funded: 1000,
        leftOut: [
          { investmentId: 21, from: '2026-03', user: { id: 9, fullName: 'Ana Ruiz', email: 'a@b.c' } },
          { investmentId: 22, from: '2026-02', user: null },
        ],
      },
    }),
  );
  const section = await screen.findByRole('region', { name: 'Sin derecho a este mes' });
  expect(section).toHaveTextContent('Ana Ruiz · #21 · desde 2026-03');
  expect(section).toHaveTextContent('#22 · su orden todavía se puede cancelar');
});

test('paying every investment must be ticked as correct', async () => {
  const { user, getVariables } = await openPreview();
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  await user.selectOptions(screen.getByLabelText(/^Participan/), 'all');
  await user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  const publish = await screen.findByRole('button', { name: 'Publicar pagos' });
  expect(publish).toBeDisabled();
  await user.click(screen.getByLabelText('Es correcto: publicar así'));
  expect(publish).toBeEnabled();
  expect(getVariables('PaymentRunPreview').at(-1)).toMatchObject({ participants: 'all' });
});

test('a warning of the preview must be ticked, and is shown at its field until that changes', async () => {
  const message = 'Son $1,000.00, 900 % más que los $100.00 proyectados.';
  const warnings = [{ code: 'OFF_PROJECTION', field: 'amount', message }];
  const { user } = await openPreview(
    reply(PaymentRunPreviewDocument, {
      paymentRunPreview: {
        ...month,
        projectedGross: '100.00',
        warnings,
        fingerprint: 'f1',
        total: '1000.00',
        retained: '0.00',
        shares: [],
        leftOut: [],
        registered: 1000,
        funded: 1000,
      },
    }),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByText('Proyectado antes de comisiones').nextSibling).toHaveTextContent('$100.00');
  expect(screen.getByRole('button', { name: 'Publicar pagos' })).toBeDisabled();
  await user.click(screen.getByLabelText('Es correcto: publicar así'));
  expect(screen.getByRole('button', { name: 'Publicar pagos' })).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByLabelText(/^Renta bruta/)).toHaveAccessibleDescription(expect.stringContaining(message));
  fillIn(screen.getByLabelText(/^Renta bruta/), '100');
  expect(screen.getByLabelText(/^Renta bruta/)).not.toHaveAccessibleDescription(expect.stringContaining(message));
});

test('an empty date asks for a choice', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Ver reparto' }));
  expect(screen.getByLabelText(/^Fecha de Pago/)).toHaveAccessibleDescription('Elige la fecha de pago');
});

test('warns when less is registered than the project states as funded', async () => {
  await openPreview(
    reply(PaymentRunPreviewDocument, {
      paymentRunPreview: {
        ...month,
        fingerprint: 'f1',
        total: '1000.00',
        retained: '0.00',
        shares: [],
        leftOut: [],
        registered: 44_000,
        funded: 240_000,
      },
    }),
  );
  expect(await screen.findByText('Registrado $44,000 de $240,000 financiados.')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('vuelve y reparte según lo financiado');
  expect(screen.queryByRole('rowheader', { name: 'Sin repartir' })).toBeNull();
});

test('shares by what is funded, and says what stays in the rent of the project', async () => {
  const { user, getVariables, setReply } = await openPreview();
  await user.click(await screen.findByRole('button', { name: 'Volver' }));
  await user.selectOptions(screen.getByLabelText(/^Repartir según/), 'funded');
  setReply(
    reply(PaymentRunPreviewDocument, {
      paymentRunPreview: {
        ...month,
        fingerprint: 'f2',
        total: '183.33',
        retained: '816.67',
        shares: [],
        leftOut: [],
        registered: 44_000,
        funded: 240_000,
      },
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Ver reparto' }));
  expect(await screen.findByRole('row', { name: 'Sin repartir $816.67' })).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent('queda en la renta del proyecto');
  expect(getVariables('PaymentRunPreview').at(-1)).toMatchObject({ basis: 'funded' });
  setReply(reply(PostPaymentRunDocument, { postPaymentRun: { id: 2 } }));
  await user.click(screen.getByRole('button', { name: 'Publicar pagos' }));
  await findToast('Pagos publicados');
  expect(getVariables('PostPaymentRun')).toEqual([
    { input: expect.objectContaining({ basis: 'funded', fingerprint: 'f2' }) },
  ]);
});

test('amounts are shown as typed and shared, also in a dialog that the browser has translated', async () => {
  const show = async (isTranslated: boolean) => {
    const { user, setReply } = await openPreview();
    const translate = () => (isTranslated ? translatePage(document.body) : undefined);
    const read = () => screen.getByRole('dialog').textContent;
    await screen.findByText('$666.67');
    translate();
    await user.click(screen.getByRole('button', { name: 'Volver' }));
    translate();
    fillIn(screen.getByLabelText(/^Período/), '2026-03');
    fillIn(screen.getByLabelText(/^Renta bruta/), '30');
    await user.selectOptions(screen.getByLabelText(/^Participan/), 'all');
    const texts = [read()];
    const shares = [{ investmentId: 12, invested: 20_000, amount: '30.00', user: null }];
    const other = {
      ...month,
      fingerprint: 'f9',
      total: '30.00',
      retained: '1.00',
      leftOut: [],
      registered: 1,
      funded: 2,
      shares,
    };
    setReply(reply(PaymentRunPreviewDocument, { paymentRunPreview: other }));
    await user.click(screen.getByRole('button', { name: 'Ver reparto' }));
    await screen.findByLabelText('Es correcto: publicar así');
    texts.push(read());
    translate();
    await user.click(screen.getByLabelText('Es correcto: publicar así'));
    texts.push(read());
    cleanup();
    return texts;
  };
  expect(await show(true)).toEqual(await show(false));
});

describe('posted payment runs', () => {
  test('runs are marked as paid after a question', async () => {
    const { user, getVariables } = open(
      reply(ChangePaymentStatusesDocument, { changePaymentStatuses: { ids: [31, 32] } }),
    );
    await user.click(await screen.findByRole('button', { name: /^Marcar como pagados, / }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Marcar como pagados?' }));
    await user.click(question.getByRole('button', { name: 'Marcar como pagados' }));
    expect(await screen.findByText('2 pagos marcados como pagados.')).toBeInTheDocument();
    expect(getVariables('ChangePaymentStatuses')).toEqual([{ runId: 1, from: 'pending', to: 'paid' }]);
  });

  test.each([
    [{ paid: 0, pending: 2, missed: 0 }, '2 pendientes', ['Marcar como pagados', 'Deshacer']],
    [{ paid: 1, pending: 1, missed: 0 }, '1 de 2 pagados', ['Marcar como pagados', 'Volver a pendientes', 'Deshacer']],
    [{ paid: 2, pending: 0, missed: 0 }, '2 pagados', ['Volver a pendientes', 'Deshacer']],
    [{ paid: 1, pending: 0, missed: 1 }, '1 de 2 pagados', ['Volver a pendientes']],
  ])('a run with %j reads %s and offers only what is possible', async (counts, label, actions) => {
    open(reply(PaymentRunsDocument, { adminPaymentRuns: toPage([{ ...posted, counts }]) }));
    const section = within(await screen.findByRole('region', { name: 'Pagos mensuales publicados' }));
    expect(section.getByText(label)).toBeInTheDocument();
    expect(section.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
  });

  test('a paid run goes back to pending after a question that says what happens', async () => {
    const { user, getVariables, reload } = open(
      reply(PaymentRunsDocument, {
        adminPaymentRuns: toPage([{ ...posted, counts: { paid: 2, pending: 0, missed: 0 } }]),
      }),
      reply(UnpayPaymentRunDocument, { unpayPaymentRun: { id: 1 } }),
    );
    await user.click(await screen.findByRole('button', { name: 'Volver a pendientes, Torre Norte · 2026-01' }));
    const question = await screen.findByRole('alertdialog', { name: '¿Volver a pendientes?' });
    expect(question).toHaveTextContent('Los 2 pagos pagados volverán a pendientes');
    await user.click(within(question).getByRole('button', { name: 'Volver a pendientes' }));
    expect(await findToast('Los pagos volvieron a pendientes')).toBeInTheDocument();
    expect(getVariables('UnpayPaymentRun')).toEqual([{ id: 1 }]);
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  test('runs are listed with sum, payments, date and author', async () => {
    open();
    const section = within(await screen.findByRole('region', { name: 'Pagos mensuales publicados' }));
    expect(section.getByText('Torre Norte · 2026-01')).toBeInTheDocument();
    expect(section.getByText('$1,000.00 · 2 pagos · 05/02/2026 · Lucía Paz')).toBeInTheDocument();
  });

  test('runs are undone after a question that names them', async () => {
    const { user, getVariables, reload } = open(reply(UndoPaymentRunDocument, { undoPaymentRun: { id: 1 } }));
    await user.click(await screen.findByRole('button', { name: /^Deshacer / }));
    const question = await screen.findByRole('alertdialog', { name: '¿Deshacer el pago mensual?' });
    expect(question).toHaveTextContent('Se eliminarán sus pagos pendientes (2 pagos): Torre Norte · 2026-01.');
    await user.click(within(question).getByRole('button', { name: 'Deshacer' }));
    expect(await findToast('Pago mensual deshecho')).toBeInTheDocument();
    expect(getVariables('UndoPaymentRun')).toEqual([{ id: 1 }]);
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  test('undoing one names the withdrawals that it leaves without cover', async () => {
    const { user } = open(reply(PaymentRunOverdrawsDocument, { paymentRun: { id: 1, overdraws: [5] } }));
    await user.click(await screen.findByRole('button', { name: /^Deshacer / }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Deshacer el pago mensual?' }));
    expect(await question.findByText(/^El retiro en curso #5 queda sin saldo que lo cubra/)).toBeInTheDocument();
  });

  test('say when undoing one waits for another administrator', async () => {
    const { user, reload } = open(reply(UndoPaymentRunDocument, fail('APPROVAL_PENDING', 'Otro debe aprobarlo.')));
    await user.click(await screen.findByRole('button', { name: /^Deshacer / }));
    const question = within(await screen.findByRole('alertdialog', { name: '¿Deshacer el pago mensual?' }));
    await user.click(question.getByRole('button', { name: 'Deshacer' }));
    expect(await findToast('Enviado a aprobación')).toBeInTheDocument();
    expect(screen.queryByText('Pago mensual deshecho')).toBeNull();
    await waitFor(() => expect(reload).toHaveBeenCalled());
  });

  test('offer a retry after a failed load', async () => {
    const { user, setReply } = open(reply(PaymentRunsDocument, fail('INTERNAL', '')));
    expect(await screen.findByText('No se pudieron cargar los pagos mensuales.')).toBeInTheDocument();
    setReply(reply(PaymentRunsDocument, { adminPaymentRuns: toPage([posted]) }));
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Torre Norte · 2026-01')).toBeInTheDocument();
  });
});
