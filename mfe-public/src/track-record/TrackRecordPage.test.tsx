import { saveFile } from '@cimiento/ui';
import { loseConnection, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { TrackRecordDocument, type TrackRecordQuery } from './track-record.generated';
import TrackRecordPage from './TrackRecordPage';

jest.mock('@cimiento/ui', () => ({ ...jest.requireActual<object>('@cimiento/ui'), saveFile: jest.fn() }));

const running: TrackRecordQuery['trackRecord']['projects'][number] = {
  projectId: 5,
  name: 'Casa Borrero',
  status: 'funded',
  promisedReturn: 9,
  realizedReturn: 8.25,
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
const lost = { ...running, projectId: 9, name: 'Torre Perdida', status: null, exitDate: '2026-02-03' };
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
  },
  projects: [running, { ...lost, delayedTo: '2026-01-31', realizedReturn: -12.34, exitReturn: -12.34 }],
};

const open = (answer: Parameters<typeof reply<TrackRecordQuery, object>>[1] = { trackRecord: record }) =>
  renderPage(<TrackRecordPage />, { path: '/resultados', replies: [reply(TrackRecordDocument, answer)] });

test('shows every project with what it promised and what it did, losses too', async () => {
  open();
  const rows = within(await screen.findByRole('table', { name: 'Resultados por proyecto' })).getAllByRole('row');
  expect(rows[1]).toHaveTextContent(
    'Casa BorreroFinanciadaFinanciado el 20/8/2025$45,0009.00%antes de comisiones8.25%en rentas1126.5 días en promedio148 mesesvan 14 meses',
  );
  expect(rows[2]).toHaveTextContent(
    /Torre PerdidaEliminado.*Vendido el 3\/2\/2026\$45,0009\.00%antes de comisiones-12\.34%TIR con la venta.*48 mesesduró 14 meses, hasta la ventaRetraso comunicado a sus inversionistas: nueva fecha 31\/1\/2026/,
  );
  expect(screen.getByText('Calculado el 1/3/2026.')).toBeVisible();
});

test('shows the totals, a loss as it is, and how they are calculated', async () => {
  open();
  expect(await screen.findByRole('group', { name: 'Retorno realizado' })).toHaveTextContent('-1.50%');
  expect(screen.getByRole('group', { name: 'Capital invertido' })).toHaveTextContent('$240,000En 2 proyectos');
  expect(screen.getByRole('group', { name: 'Meses a tiempo' })).toHaveTextContent('22De 28 meses que vencieron');
  expect(screen.getByRole('group', { name: 'Meses no pagados' })).toHaveTextContent('2');
  expect(screen.getByRole('heading', { name: 'Cómo lo calculamos' })).toBeVisible();
  expect(screen.getByText(/Rendimientos proyectados, no garantizados/)).toBeInTheDocument();
});

test('downloads all projects', async () => {
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Descargar CSV' }));
  expect(saveFile).toHaveBeenCalledWith(
    expect.stringContaining('Torre Perdida;Eliminado;9;-12,34'),
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
  expect(await screen.findByRole('table')).toBeVisible();
});
