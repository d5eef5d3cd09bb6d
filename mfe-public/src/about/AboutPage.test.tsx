import { renderPage, reply } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import { HelpFactsDocument } from '../shared/answers/help.generated';
import AboutPage from './AboutPage';

test("'Nosotros' is under construction, with a progress bar fixed at 75 %", async () => {
  renderPage(<AboutPage />, { path: '/about' });
  expect(screen.getByRole('heading', { level: 1, name: 'Nosotros' })).toBeVisible();
  expect(screen.getByText(/historia de este proyecto/)).toBeVisible();
  expect(screen.getByText('Página en construcción, 75% completada')).toBeVisible();
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75');
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/', '/oportunidades']);
  expect(await screen.findByRole('presentation')).toBeVisible();
});

test('in production it says who operates the product, and what is not published', async () => {
  const company = { name: 'Inversiones S. A.', ruc: '1790011674001', address: '', phone: '', supervisor: '' };
  document.body.innerHTML = `<script type="application/json" id="site-facts">${JSON.stringify({
    company: { ...company, representative: 'Ana Ruiz', bankAccount: '' },
    isDemonstration: false,
  })}</script>`;
  renderPage(<AboutPage />, {
    path: '/about',
    replies: [
      reply(HelpFactsDocument, {
        orderTerms: { reservationDays: 9, coolingOffHours: 72 },
        invitationSettings: { required: false },
      }),
    ],
  });
  expect(screen.getByText('1790011674001')).toBeVisible();
  expect(screen.getByText('Ana Ruiz')).toBeVisible();
  expect(screen.getAllByText(/^Aún no publicado/)).toHaveLength(4);
  expect(await screen.findByText('¿Puedo perder dinero?')).toBeVisible();
  expect(screen.queryByRole('progressbar')).toBeNull();
});
