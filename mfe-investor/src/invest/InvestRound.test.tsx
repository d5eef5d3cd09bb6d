import { fail, renderPage, reply } from '@cimiento/session/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana, project, round } from '../testing/records';
import { ExpressInterestDocument, OfferDocument, type OfferQuery } from './invest.generated';
import InvestPage from './InvestPage';

const interest = { id: 8, projectId: 4, fractions: 3, given: 0, state: 'open' as const };
const prefunding = { ...round, mode: 'prefunding' as const, paid: 0 };
const offer: OfferQuery = {
  project: { ...project, round },
  projectDocuments: [
    { id: 1, kind: 'deed' },
    { id: 2, kind: 'appraisal' },
  ],
  myInvestments: [],
  myInterests: [],
  myBalance: { available: '3500.50' },
  orderTerms: { reservationDays: 5, coolingOffHours: 48, reservationShare: 25, reservationsTogether: 100 },
};
const gathering: OfferQuery = { ...offer, project: { ...project, funded: 0, round: prefunding } };

const renderInvest = (data: OfferQuery, path = '/marketplace/4/invest') =>
  renderPage(<InvestPage />, {
    user: ana,
    path,
    route: '/marketplace/:id/invest',
    replies: [
      reply(OfferDocument, data),
      reply(ExpressInterestDocument, { expressInterest: { ...interest, project: { id: 4, round: prefunding } } }),
    ],
  });

const accept = async () => fireEvent.click(await screen.findByLabelText('He leído los riesgos y los acepto'));

test('an order into a round says that its money is kept apart and can leave until it closes', async () => {
  renderInvest(offer);
  const promise = /queda apartado hasta que la ronda se complete: si no se completa vuelve a tu saldo, y puedes salir/;
  expect(await screen.findByText(promise)).toBeVisible();
  expect(screen.queryByText(/48 horas/)).toBeNull();
  expect(screen.getByRole('radio', { name: 'Con mi saldo' })).toHaveAccessibleDescription(/Entras en la ronda/);
  fireEvent.click(screen.getByLabelText('Por transferencia'));
  expect(screen.getByText(/Entras en la ronda cuando llega tu transferencia/)).toHaveTextContent(promise);
});

test.each([
  [{ state: 'planned' as const }, 'La ronda de este proyecto todavía no empieza. Abre el 10/01/2020.'],
  [{ state: 'closing' as const }, 'La ronda de este proyecto ya cerró y se está confirmando.'],
  [{ closesAt: '2020-02-01' }, 'La ronda de este proyecto ya cerró y se está confirmando.'],
  [{ state: 'failed' as const }, 'La ronda de este proyecto no se completó y el dinero volvió a quienes invirtieron.'],
])('a round that is %j takes no order and says why', async (changes, reason) => {
  renderInvest({ ...offer, project: { ...project, round: { ...round, ...changes } } });
  expect(await screen.findByText(reason)).toBeVisible();
  expect(screen.queryByLabelText('Fracciones')).toBeNull();
});

test('registers an interest, which holds the balance, and shows it', async () => {
  const { getVariables, setReply } = renderInvest(gathering, '/marketplace/4/invest?amount=3000');
  const balance = await screen.findByRole('region', { name: 'Tu saldo' });
  expect(balance).toHaveTextContent('Tu interés necesita $3,000 en tu saldo, y tienes $3,500.50 disponibles.');
  expect(within(balance).queryByRole('link')).toBeNull();
  expect(screen.getByText(/^Al confirmar retenemos el monto en tu saldo hasta el 05\/03\/2090\./)).toBeVisible();
  await accept();
  setReply(reply(OfferDocument, { ...gathering, myInterests: [interest], myBalance: { available: '500.50' } }));
  fireEvent.click(screen.getByRole('button', { name: 'Registrar interés por $3,000' }));
  const own = await screen.findByRole('region', { name: 'Tu interés en esta ronda' });
  expect(own).toHaveTextContent('Retenemos $3,000 de tu saldo hasta el cierre de la ronda, el 05/03/2090.');
  expect(within(own).getByRole('button', { name: 'Retirar interés' })).toBeVisible();
  expect(getVariables('ExpressInterest')).toEqual([{ input: { projectId: 4, fractions: 3, acceptedRisks: true } }]);
});

test('an interest above the balance says what is missing and leads to a deposit', async () => {
  const { getVariables } = renderInvest(gathering, '/marketplace/4/invest?amount=4000');
  expect(await screen.findByRole('link', { name: 'Depositar' })).toHaveAttribute('href', '/balance');
  const button = screen.getByRole('button', { name: 'Registrar interés por $4,000' });
  expect(button).toBeDisabled();
  expect(button).toHaveAccessibleDescription(/^Te faltan \$499\.50/);
  expect(getVariables('ExpressInterest')).toEqual([]);
});

test('a rejected interest says why and loads the offer again', async () => {
  const { getVariables, setReply } = renderInvest(gathering);
  setReply(reply(ExpressInterestDocument, fail('CONFLICT', 'Esta ronda no está reuniendo intereses ahora.')));
  await accept();
  fireEvent.click(screen.getByRole('button', { name: 'Registrar interés por $1,000' }));
  expect(await screen.findByText('Esta ronda no está reuniendo intereses ahora.')).toBeVisible();
  expect(screen.getByText('No se registró tu interés')).toBeVisible();
  await waitFor(() => expect(getVariables('Offer')).toHaveLength(2));
});
