import { saveFile } from '@cimiento/ui';
import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { TrackRecordDocument, type TrackRecordQuery } from './track-record.generated';
import { method } from './texts';
import TrackRecordPage from './TrackRecordPage';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const running: TrackRecordQuery['trackRecord']['projects'][number] = {
  projectId: 5,
  name: 'Casa Borrero',
  status: 'funded',
  promisedReturn: 9,
  promisedNet: 8.28,
  realizedReturn: 8.25,
  realizedGrossReturn: 8.97,
  monthsOnTime: 11,
  monthsLate: 2,
  monthsMissed: 1,
  averageDaysLate: 6.5,
  promisedTerm: '48 meses',
  delayedTo: null,
  delayTitle: null,
  capital: 45_000,
  actualMonths: 14,
  fundedDate: '2025-08-20',
  exitDate: null,
  exitReturn: null,
  isYearly: true,
};
const lost = {
  ...running,
  projectId: 9,
  name: 'Torre Perdida',
  status: null,
  exitDate: '2026-02-03',
  realizedGrossReturn: null,
};
const record: TrackRecordQuery['trackRecord'] = {
  asOf: '2026-03-01',
  totals: {
    projects: 2,
    invested: 240_000,
    monthsOnTime: 22,
    monthsLate: 4,
    monthsMissed: 2,
    averageDaysLate: 6.5,
    weightedReturn: -1.5,
    roundsFailed: 0,
  },
  projects: [running, { ...lost, delayedTo: '2026-01-31', realizedReturn: -12.34, exitReturn: -12.34 }],
};

const open = (answer: Parameters<typeof reply<TrackRecordQuery, object>>[1] = { trackRecord: record }) =>
  renderPage(<TrackRecordPage />, { path: '/resultados', replies: [reply(TrackRecordDocument, answer)] });

const findProjects = async () =>
  within(await screen.findByRole('list', { name: 'Resultados por proyecto' })).getAllByRole('listitem');
const getTotals = () =>
  screen
    .getAllByRole('definition')
    .map((value) => `${value.previousElementSibling?.textContent}: ${value.textContent}`)
    .slice(0, -method.length)
    .filter((total) => /^(Retorno realizado|Capital invertido|Meses)/.test(total));

test('shows every project with what it promised and what it did, losses too', async () => {
  open();
  const [first, second] = await findProjects();
  expect(first).toHaveTextContent(
    'Casa Borrero FinanciadaPrometido 9.00% (8.28% después de comisiones) · cumplido 8.25% (8.97% antes de comisiones)En rentas · 11 meses a tiempo · 2 con atraso, 6.5 días en promedio · 1 no pagado' +
      'Capital$45,000Plazo48 meses · van 14 mesesFinanciado el20/8/2025',
  );
  expect(second).toHaveTextContent(
    /Torre Perdida Eliminado.*cumplido -12\.34%TIR con la venta.*48 meses · duró 14 meses, hasta la venta.*Vendido el3\/2\/2026Retraso comunicado a sus inversionistasNueva fecha 31\/1\/2026/,
  );
  expect(screen.getByText('Calculado el 1/3/2026.')).toBeVisible();
});

test('says nothing about months that there are none of, and lists projects without a result last', async () => {
  const fresh = {
    ...running,
    projectId: 1,
    name: 'Nueva',
    promisedNet: 9,
    realizedReturn: null,
    realizedGrossReturn: null,
    actualMonths: 0,
    fundedDate: null,
  };
  open({
    trackRecord: {
      ...record,
      totals: { ...record.totals, monthsLate: 0, monthsMissed: 0 },
      projects: [{ ...fresh, monthsOnTime: 0, monthsLate: 0, monthsMissed: 0 }, running],
    },
  });
  const [first, last] = await findProjects();
  expect(first).toHaveTextContent('Casa Borrero');
  expect(last).toHaveTextContent('Prometido 9.00% · cumplido —Aún no vence ninguna rentaCapital$45,000Plazo48 meses');
  expect(last).not.toHaveTextContent(/a tiempo|con atraso|no pagado|van 0/);
  expect(getTotals()).toHaveLength(3);
});

test('shows the totals, a loss as it is, and how they are calculated', async () => {
  open();
  await findProjects();
  expect(getTotals()).toEqual([
    'Retorno realizado: -1.50%al año, pérdidas incluidas',
    'Capital invertido: $240,000en 2 proyectos',
    'Meses a tiempo: 22de 28 meses que vencieron',
    'Meses con atraso: 46.5 días en promedio',
    'Meses no pagados: 2ya no se pagarán',
  ]);
  expect(screen.getByRole('heading', { name: 'Cómo lo calculamos' })).toBeVisible();
  expect(screen.getByText('Total ponderado')).toBeInTheDocument();
  expect(screen.queryByText(/ronda devuelta/)).toBeNull();
  expect(screen.getByText(/Rendimientos proyectados, no garantizados/)).toBeInTheDocument();
});

test('names the rounds that paid everybody back, if there are any', async () => {
  open({ trackRecord: { ...record, totals: { ...record.totals, roundsFailed: 2 } } });
  expect(await screen.findByText(/; 2 rondas devueltas$/)).toBeVisible();
});

test('downloads all projects', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  expect(saveFile).toHaveBeenCalledWith(
    expect.stringContaining('Torre Perdida;Eliminado;9;8,28;-12,34;;'),
    'resultados-cimiento.csv',
  );
});

test('says what will stand there before the first investment', async () => {
  open({ trackRecord: { ...record, projects: [] } });
  expect(await screen.findByText('Aún no hay resultados')).toBeVisible();
});

test('shows that it loads', () => {
  open(neverAnswer);
  expect(screen.getByText('Cargando resultados...')).toBeInTheDocument();
});

test('shows a failure and loads again on request', async () => {
  const { setReply } = open(loseConnection);
  expect(await screen.findByRole('alert')).toHaveTextContent('No pudimos cargar los resultados');
  setReply(reply(TrackRecordDocument, { trackRecord: record }));
  fireEvent.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await findProjects()).toHaveLength(2);
});
