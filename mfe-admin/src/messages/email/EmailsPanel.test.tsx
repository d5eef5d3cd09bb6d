import { screen } from '@testing-library/react';
import { findToast, renderPage, toPage } from '../../shared/testing/render-page';
import { reply } from '../../shared/testing/test-link';
import { EmailPreviewDocument, EmailsDocument, ReplayEmailDocument } from './email.generated';
import { EmailsPanel } from './EmailsPanel';

const email = {
  id: 7,
  recipient: 'ana@ejemplo.example',
  subject: 'Tu contraseña cambió',
  status: 'dead' as const,
  attempts: 8,
  error: 'Connection timeout',
  createdAt: '2026-03-06T20:04:00.000Z',
  finishedAt: '2026-03-07T20:04:00.000Z',
};

const open = (items = [email]) =>
  renderPage(<EmailsPanel />, {
    path: '/admin/settings?tab=emails',
    replies: [
      reply(EmailsDocument, { adminEmails: toPage(items) }),
      reply(EmailPreviewDocument, {
        adminEmail: { id: 7, content: { html: '<p>Hola, Ana</p>', text: 'Hola, Ana' } },
      }),
      reply(ReplayEmailDocument, { replayEmail: { ...email, status: 'pending', attempts: 0, error: null } }),
    ],
  });

test('lists e-mails, shows one in a frame without permissions, and sends it again', async () => {
  const { user } = open();
  expect(await screen.findByText('ana@ejemplo.example')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Ver el correo 7' }));
  const frame = await screen.findByTitle('Vista previa: Tu contraseña cambió');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('srcdoc', '<p>Hola, Ana</p>');
  expect(screen.getByText('Último error: Connection timeout')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
  expect(await findToast('Correo en cola')).toBeInTheDocument();
});

test('an empty list says what it will contain', async () => {
  open([]);
  expect(await screen.findByText('No hay correos')).toBeInTheDocument();
});
