import { renderPage, reply } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import HelpPage from './HelpPage';
import { HelpFactsDocument } from '../shared/answers/help.generated';

const openHelp = () =>
  renderPage(<HelpPage />, {
    path: '/ayuda',
    replies: [
      reply(HelpFactsDocument, {
        orderTerms: { reservationDays: 9, coolingOffHours: 72 },
        invitationSettings: { required: false },
      }),
    ],
  });

test('answers at least twenty questions with the settings of the installation', async () => {
  openHelp();
  expect(await screen.findByText(/tu orden se reserva 9 días/)).toBeInTheDocument();
  expect(screen.getByText(/se cancela dentro de 72 horas/)).toBeInTheDocument();
  expect(screen.getByText(/No hace falta invitación/)).toBeVisible();
  expect(screen.getAllByRole('group').length).toBeGreaterThanOrEqual(20);
});

test('who operates the product is the first answer, and what is not published is said', async () => {
  document.body.innerHTML = `<script type="application/json" id="site-facts">${JSON.stringify({
    company: {
      name: 'Inversiones S. A.',
      ruc: '1790011674001',
      address: '',
      phone: '',
      supervisor: '',
      representative: '',
      bankAccount: '',
    },
    isDemonstration: false,
  })}</script>`;
  openHelp();
  expect(await screen.findByText(/reserva 9 días/)).toBeInTheDocument();
  expect(screen.getByText(/^Inversiones S\. A\. · RUC 1790011674001\./)).toBeVisible();
});
