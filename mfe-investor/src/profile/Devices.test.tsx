import { fail, neverAnswer, renderPage, reply } from '@cimiento/session/testing';
import { dismissToast, Toaster } from '@cimiento/ui/toast';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ana } from '../testing/records';
import { Devices } from './Devices';
import {
  EndMyDeviceDocument,
  EndMyOtherSessionsDocument,
  EndMySessionDocument,
  MySessionsDocument,
  type MySessionsQuery,
} from './profile.generated';

afterEach(() => act(dismissToast));

type Session = MySessionsQuery['mySessions'][number];

const here: Session = {
  id: 'a1',
  device: 'Chrome en Windows',
  addressPrefix: '203.0.x.x',
  createdAt: '2026-03-01T15:00:00.000Z',
  lastSeenAt: '2026-03-05T20:04:00.000Z',
  isCurrent: true,
};
const phone: Session = { ...here, id: 'b2', device: 'Safari en iPhone', addressPrefix: null, isCurrent: false };

type Device = MySessionsQuery['myDevices'][number];
const known: Device = { id: 1, name: 'Chrome en Windows', lastSeenAt: '2026-03-05T20:04:00.000Z', isCurrent: true };

type Failures = { list?: () => never; end?: () => never; devices?: Device[] };

/** Renders the devices on a server that forgets what is disconnected. */
function renderDevices(sessions: Session[], { list, end, devices = [] }: Failures = {}) {
  let open = sessions;
  let remembered = devices;
  const keep = (isKept: (session: Session) => boolean) => {
    open = open.filter(isKept);
    return { message: 'Listo' };
  };
  return renderPage(
    <>
      <Devices />
      <Toaster />
    </>,
    {
      user: ana,
      path: '/settings',
      replies: [
        reply(MySessionsDocument, list ?? (() => ({ mySessions: open, myDevices: remembered }))),
        reply(EndMyDeviceDocument, ({ id }) => {
          remembered = remembered.filter((device) => device.id !== id);
          return { endMyDevice: { message: 'Listo' } };
        }),
        reply(EndMySessionDocument, end ?? (({ id }) => ({ endMySession: keep((session) => session.id !== id) }))),
        reply(EndMyOtherSessionsDocument, () => ({ endMyOtherSessions: keep(({ isCurrent }) => isCurrent) })),
      ],
    },
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('shows that the devices load', () => {
  renderPage(<Devices />, { user: ana, path: '/settings', replies: [reply(MySessionsDocument, neverAnswer)] });
  expect(screen.getByText('Cargando dispositivos...')).toBeInTheDocument();
});

test('reports that the devices could not be loaded, and loads them again', async () => {
  const { getVariables } = renderDevices([], { list: fail('INTERNAL', '') });
  expect(await screen.findByText('No se pudieron cargar tus dispositivos.')).toBeVisible();
  fireEvent.click(screen.getByRole('button'));
  await waitFor(() => expect(getVariables('MySessions')).toHaveLength(2));
});

test('offers nothing to disconnect when this device is the only one', async () => {
  renderDevices([here]);
  expect(await screen.findByText('Este dispositivo')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

test('shows each device with its network and its latest use in the time of Ecuador', async () => {
  renderDevices([here, phone]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent(/Chrome en Windows Este dispositivo.*Red 203\.0\.x\.x · Última actividad: .*15:04/);
  expect(second).toHaveTextContent('Safari en iPhone');
  expect(second).not.toHaveTextContent('Red');
});

test('disconnects one device, which leaves the list', async () => {
  const { getVariables } = renderDevices([here, phone]);
  await screen.findByText('Safari en iPhone');
  press('Desconectar Safari en iPhone');
  expect(await screen.findByText('Dispositivo desconectado')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari en iPhone')).toBeNull());
  expect(getVariables('EndMySession')).toEqual([{ id: 'b2' }]);
});

test('more than two sessions are shown on request', async () => {
  renderDevices([here, phone, { ...phone, id: 'c3', device: 'Firefox en Linux' }]);
  await screen.findByText('Safari en iPhone');
  expect(screen.queryByText('Firefox en Linux')).toBeNull();
  press('Ver las 3 sesiones');
  expect(screen.getByText('Firefox en Linux')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Ver las/ })).toBeNull();
});

test('disconnects all other devices at once', async () => {
  renderDevices([here, phone, { ...phone, id: 'c3', device: 'Firefox en Linux' }]);
  await screen.findByText('Safari en iPhone');
  press('Desconectar los demás');
  expect(await screen.findByText('Dispositivos desconectados')).toBeVisible();
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
});

test('reports a device that could not be disconnected and keeps it', async () => {
  renderDevices([here, phone], { end: fail('INTERNAL', '') });
  await screen.findByText('Safari en iPhone');
  press('Desconectar Safari en iPhone');
  expect(await screen.findByText('No se pudo desconectar')).toBeVisible();
  expect(screen.getByText('Safari en iPhone')).toBeVisible();
});

test('lists the devices that are remembered, and forgets one', async () => {
  const { getVariables } = renderDevices([here], {
    devices: [known, { ...known, id: 2, name: 'Safari en iPhone', isCurrent: false }],
  });
  const list = await screen.findByRole('list', { name: 'Dispositivos recordados' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(/Chrome en Windows Este dispositivo.*Último inicio de sesión: .*15:04/);
  expect(second).toHaveTextContent('Safari en iPhone');
  press('Olvidar Safari en iPhone');
  expect(await screen.findByText('Dispositivo olvidado')).toBeVisible();
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(getVariables('EndMyDevice')).toEqual([{ id: 2 }]);
});
