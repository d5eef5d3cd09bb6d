import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { AuthProvider, useAuth } from './auth';
import { createSession, type SessionUser } from './session';
import { onSessionChanged } from './session-user';
import { LogoutDocument } from './session.generated';
import { sendOperation } from './send-operation';

const person = (id: number, fullName: string): SessionUser => ({
  id,
  fullName,
  username: `u${id}`,
  email: `u${id}@prueba.example`,
  role: 'user',
  staffRole: null,
});
const ana = person(1, 'Ana');
const luis = person(2, 'Luis');

class Channel {
  static readonly all: Channel[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly sent: unknown[] = [];
  constructor() {
    Channel.all.push(this);
  }
  postMessage(data: unknown) {
    this.sent.push(data);
  }
}

let current: SessionUser | null;
let headers: (string | null)[];

beforeEach(() => {
  Channel.all.length = 0;
  current = ana;
  headers = [];
  Object.assign(globalThis, { BroadcastChannel: Channel });
  globalThis.fetch = jest.fn(async (_address: unknown, options?: RequestInit) => {
    headers.push(new Headers(options?.headers).get('session-user'));
    const data = { currentUser: current, login: current, logout: { message: 'Hasta luego' } };
    return new Response(JSON.stringify({ data }));
  }) as typeof globalThis.fetch;
});

afterEach(() => void Reflect.deleteProperty(globalThis, 'BroadcastChannel'));

function Form() {
  const { user } = useAuth();
  const [text, setText] = useState('');
  return <input aria-label={user?.fullName ?? 'Nadie'} value={text} onChange={({ target }) => setText(target.value)} />;
}

const open = () => {
  const session = createSession({ user: ana });
  render(
    <AuthProvider session={session}>
      <Form />
    </AuthProvider>,
  );
  return { session, channel: Channel.all[0] as Channel };
};

test('each request names the user of the window, and none while nobody is signed in', async () => {
  const { session } = open();
  await session.send(LogoutDocument);
  current = null;
  await act(() => session.refresh());
  await session.send(LogoutDocument);
  expect(headers).toEqual(['1', '1', null]);
});

test('another window knows at once who is signed in, and drops what it prepared', async () => {
  const { channel } = open();
  fireEvent.change(screen.getByLabelText('Ana'), { target: { value: 'preparado' } });
  current = luis;
  await act(async () => channel.onmessage?.({ data: { userId: 2 } }));
  expect(await screen.findByLabelText('Luis')).toHaveValue('');
  expect(channel.sent).toEqual([{ userId: 2 }]);
});

test('what another window says of the same user changes nothing', async () => {
  const { channel } = open();
  await act(async () => channel.onmessage?.({ data: { userId: 1 } }));
  expect(headers).toEqual([]);
});

test('signing in keeps the page, and tells the other windows', async () => {
  const session = createSession({ user: null });
  render(
    <AuthProvider session={session}>
      <Form />
    </AuthProvider>,
  );
  fireEvent.change(screen.getByLabelText('Nadie'), { target: { value: 'preparado' } });
  await act(async () => void (await session.login('ana', 'clave')));
  expect(screen.getByLabelText('Ana')).toHaveValue('preparado');
  expect(Channel.all[0]?.sent).toEqual([{ userId: 1 }]);
});

test('a refused change asks again who is signed in', async () => {
  open();
  const told = jest.fn();
  const end = onSessionChanged(told);
  const answer = globalThis.fetch;
  const refused = { errors: [{ message: 'Es otra', extensions: { code: 'SESSION_CHANGED', status: 409 } }] };
  globalThis.fetch = (async (address, options) => {
    globalThis.fetch = answer;
    await answer(address, options);
    return new Response(JSON.stringify(refused), { status: 409 });
  }) as typeof globalThis.fetch;
  current = luis;
  await act(async () => void (await sendOperation(LogoutDocument).catch(() => undefined)));
  expect(told).toHaveBeenCalledTimes(1);
  expect(await screen.findByLabelText('Luis')).toBeInTheDocument();
  end();
});
