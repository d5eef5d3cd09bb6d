import { useSession } from '@cimiento/session';
import { fail, loseConnection, neverAnswer, renderPage, reply, type Reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { ana } from '../testing/records';
import type { Notification } from './NotificationItem';
import NotificationsPage from './NotificationsPage';
import {
  MarkNotificationReadDocument,
  MarkNotificationsReadDocument,
  MyNotificationsDocument,
} from './notifications.generated';

afterEach(() => act(dismissToast));

const createNotification = (id: number): Notification => ({
  id,
  kind: 'deposit_credited',
  title: `Recibimos tu depósito ${id}`,
  body: 'Acreditamos $1,250.50 en tu saldo.',
  path: '/balance',
  createdAt: '2026-03-05T20:04:00.000Z',
  readAt: null,
});

const Unread = () => {
  const { notices } = useSession();
  return <output>{useSyncExternalStore(notices.subscribe, notices.get).unread}</output>;
};

/** Renders the page on a server that keeps what is read. */
function open(count: number, replies: Reply[] = []) {
  let rows = Array.from({ length: count }, (_, index) => createNotification(count - index));
  const read = (isRead: (row: Notification) => boolean) => {
    rows = rows.map((row) => (isRead(row) ? { ...row, readAt: '2026-03-06T20:04:00.000Z' } : row));
    return rows.filter(({ readAt }) => readAt === null).length;
  };
  return renderPage(
    <>
      <NotificationsPage />
      <Unread />
      <Toaster />
    </>,
    {
      user: ana,
      path: '/notifications',
      replies: [
        reply(MyNotificationsDocument, ({ limit }) => ({
          unreadNotifications: read(() => false),
          myNotifications: rows.slice(0, limit),
        })),
        reply(MarkNotificationReadDocument, ({ id }) => ({ markNotificationRead: read((row) => row.id === id) })),
        reply(MarkNotificationsReadDocument, ({ upTo }) => ({
          markNotificationsRead: read((row) => row.id <= upTo),
        })),
        ...replies,
      ],
    },
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const expectUnread = (count: number) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(String(count)));

test('shows that the notifications load', () => {
  open(0, [reply(MyNotificationsDocument, neverAnswer)]);
  expect(screen.getByText('Cargando notificaciones...')).toBeInTheDocument();
});

test('says what will stand here when there are none', async () => {
  open(0);
  expect(await screen.findByText('Aún no tienes notificaciones')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver más notificaciones' })).toBeNull();
});

test('reports that the notifications could not be loaded, and loads them again', async () => {
  const { getVariables } = open(0, [reply(MyNotificationsDocument, fail('INTERNAL', ''))]);
  expect(await screen.findByText(/No pudimos cargar tus notificaciones/)).toBeVisible();
  press('Reintentar');
  await waitFor(() => expect(getVariables('MyNotifications')).toHaveLength(2));
});

test('shows a notification with its group and moment, and reads it when its link is followed', async () => {
  const { getVariables, getLocation } = open(2);
  const [first] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Recibimos tu depósito 2Nueva.*\$1,250\.50.*Depósitos · 5 de marzo de 2026.*15:04/);
  await expectUnread(2);
  fireEvent.click(screen.getByRole('link', { name: 'Recibimos tu depósito 2' }));
  await waitFor(() => expect(getVariables('MarkNotificationRead')).toEqual([{ id: 2 }]));
  expect(getLocation()).toBe('/balance');
});

test('marks all as read, up to the newest that is shown', async () => {
  const { getVariables } = open(3);
  await expectUnread(3);
  press('Marcar todas como leídas');
  await waitFor(() => expect(screen.queryByText('Nueva')).toBeNull());
  await expectUnread(0);
  expect(getVariables('MarkNotificationsRead')).toEqual([{ upTo: 3 }]);
  expect(screen.queryByRole('button', { name: 'Marcar todas como leídas' })).toBeNull();
});

test('says that they could not be marked as read', async () => {
  open(1, [reply(MarkNotificationsReadDocument, loseConnection)]);
  await expectUnread(1);
  press('Marcar todas como leídas');
  expect(await screen.findByText('No pudimos marcarlas como leídas')).toBeVisible();
  expect(screen.getByText('Nueva')).toBeVisible();
});

test('shows older ones a page at a time', async () => {
  open(45);
  expect(await screen.findByText('Recibimos tu depósito 45')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(20);
  press('Ver más notificaciones');
  expect(await screen.findByText('Recibimos tu depósito 6')).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(40);
  press('Ver más notificaciones');
  expect(await screen.findByText('Recibimos tu depósito 1')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver más notificaciones' })).toBeNull();
});
