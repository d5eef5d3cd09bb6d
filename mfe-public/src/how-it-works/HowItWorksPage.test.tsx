import { renderPage, reply } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import { HelpFactsDocument } from '../shared/answers/help.generated';
import HowItWorksPage from './HowItWorksPage';

test("'Cómo Funciona' says that the section is in progress", async () => {
  renderPage(<HowItWorksPage />, { path: '/how-it-works' });
  expect(screen.getByRole('heading', { level: 1, name: 'Cómo Funciona' })).toBeVisible();
  expect(screen.getByText(/Esta sección está en progreso/)).toBeVisible();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/marketplace', '/']);
  expect(await screen.findByRole('presentation')).toBeVisible();
});

test('in production it tells the way of the money with the settings of the installation', async () => {
  document.body.innerHTML = `<script type="application/json" id="site-facts">${JSON.stringify({
    company: { name: '', ruc: '', address: '', phone: '', supervisor: '', representative: '', bankAccount: '' },
    isDemonstration: false,
  })}</script>`;
  renderPage(<HowItWorksPage />, {
    path: '/how-it-works',
    replies: [
      reply(HelpFactsDocument, {
        orderTerms: { reservationDays: 9, coolingOffHours: 72 },
        invitationSettings: { required: false },
      }),
    ],
  });
  expect(await screen.findByText(/tu orden se reserva 9 días/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Qué puede salir mal' })).toBeVisible();
  expect(screen.queryByText(/en progreso/)).toBeNull();
});
