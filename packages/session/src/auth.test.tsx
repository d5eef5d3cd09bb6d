import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AuthProvider, useAuth } from './auth';
import { createSession, type Session } from './session';
import { CurrentUserDocument } from './session.generated';

const holdings = gql`
  query Holdings {
    myInvestments {
      id
    }
  }
`;

const person = (id: number, fullName: string) => ({
  __typename: 'User',
  id,
  username: `u${id}`,
  email: `u${id}@prueba.example`,
  fullName,
  role: 'user',
  staffRole: null,
});
const ana = person(1, 'Ana');
const luis = person(2, 'Luis');

function Greeting() {
  const { user, loading, failure } = useAuth();
  return <p>{loading ? 'Un momento' : (user?.fullName ?? (failure ? 'Sin respuesta' : 'Nadie'))}</p>;
}

/** Answers the page's requests with these people in turn; an error is a request without an answer. */
function answerWith(...answers: (typeof ana | null | Error)[]): { operations: () => (string | undefined)[] } {
  const fetch = jest.fn(async (_address: unknown, _options?: RequestInit) => {
    const answer = answers.shift() ?? null;
    if (answer instanceof Error) throw answer;
    return new Response(
      JSON.stringify({ data: { currentUser: answer, login: answer, logout: { message: 'Hasta luego' } } }),
    );
  });
  globalThis.fetch = fetch as typeof globalThis.fetch;
  return {
    operations: () =>
      fetch.mock.calls.map(
        ([, options]) => (JSON.parse(String(options?.body)) as { operationName?: string }).operationName,
      ),
  };
}

const renderSession = (session: Session) =>
  render(
    <AuthProvider session={session}>
      <Greeting />
    </AuthProvider>,
  );

const createClient = () => new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });

/** Renders a page whose requests are answered with these people in turn, with data loaded for the first of them. */
async function open(...answers: (typeof ana | null)[]) {
  answerWith(...answers);
  const session = createSession();
  const client = createClient();
  session.connect(client);
  renderSession(session);
  await screen.findByText('Ana');
  client.writeQuery({ query: holdings, data: { myInvestments: [{ __typename: 'Investment', id: 7 }] } });
  return { session, client, loaded: () => client.readQuery({ query: holdings }) };
}

const focus = () => act(async () => void fireEvent.focus(window));

test('useAuth throws outside an AuthProvider', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('useAuth must be used within an AuthProvider');
});

test('a focused window refreshes the person and keeps the data loaded for the same one', async () => {
  const { loaded } = await open(ana, { ...ana, fullName: 'Ana María' });
  await focus();
  expect(await screen.findByText('Ana María')).toBeInTheDocument();
  expect(loaded()).not.toBeNull();
});

test('asks again who is signed in when Back shows a page that the browser kept', async () => {
  const { loaded } = await open(ana, null);
  const show = (persisted: boolean) =>
    act(async () => void fireEvent(window, Object.assign(new Event('pageshow'), { persisted })));
  await show(false);
  expect(screen.getByText('Ana')).toBeInTheDocument();
  await show(true);
  expect(await screen.findByText('Nadie')).toBeInTheDocument();
  expect(loaded()).toBeNull();
});

test.each([
  ['another person is', luis, 'Luis'],
  ['nobody is', null, 'Nadie'],
])('clears the loaded data when %s signed in after a change in another tab', async (_who, answer, name) => {
  const { loaded } = await open(ana, answer);
  await focus();
  expect(await screen.findByText(name)).toBeInTheDocument();
  expect(loaded()).toBeNull();
});

test('asks nothing when the page says that nobody is signed in, and asks again on focus', async () => {
  const { operations } = answerWith(ana);
  renderSession(createSession({ user: null }));
  expect(screen.getByText('Nadie')).toBeInTheDocument();
  expect(operations()).toEqual([]);
  await focus();
  expect(await screen.findByText('Ana')).toBeInTheDocument();
  expect(operations()).toEqual(['CurrentUser']);
});

test('waits for the first answer, and reports a failed one until the next focus', async () => {
  answerWith(new TypeError('Failed to fetch'), ana);
  renderSession(createSession());
  expect(screen.getByText('Un momento')).toBeInTheDocument();
  expect(await screen.findByText('Sin respuesta')).toBeInTheDocument();
  await focus();
  expect(await screen.findByText('Ana')).toBeInTheDocument();
});

test('knows after a failed first answer and a second one that nobody is signed in', async () => {
  answerWith(new TypeError('Failed to fetch'), null);
  renderSession(createSession());
  expect(await screen.findByText('Sin respuesta')).toBeInTheDocument();
  await focus();
  expect(await screen.findByText('Nadie')).toBeInTheDocument();
});

test('keeps the person when a focused window gets no answer', async () => {
  answerWith(ana, new TypeError('Failed to fetch'));
  renderSession(createSession());
  await screen.findByText('Ana');
  await focus();
  expect(screen.getByText('Ana')).toBeInTheDocument();
});

test('keeps data that was loaded before the first answer', async () => {
  answerWith(ana);
  const session = createSession();
  const client = createClient();
  session.connect(client);
  client.writeQuery({ query: holdings, data: { myInvestments: [{ __typename: 'Investment', id: 7 }] } });
  renderSession(session);
  await screen.findByText('Ana');
  expect(client.readQuery({ query: holdings })).not.toBeNull();
});

test('shows what a mutation changes in the signed-in person, without asking again', async () => {
  const { client } = await open(ana);
  act(() => {
    client.cache.modify({
      id: client.cache.identify(ana),
      fields: { fullName: () => 'Ana María' },
    });
  });
  expect(await screen.findByText('Ana María')).toBeInTheDocument();
});

test('gives a client that is created later the person who is signed in', async () => {
  answerWith(ana);
  const session = createSession();
  renderSession(session);
  await screen.findByText('Ana');
  const client = createClient();
  session.connect(client);
  expect(client.readQuery({ query: CurrentUserDocument })?.currentUser).toEqual(ana);
});

test('an answer about who is signed in is older than a login that ended before it', async () => {
  let answer = (_response: Response): void => undefined;
  const held = new Promise<Response>((resolve) => (answer = resolve));
  const { operations } = answerWith(luis);
  const fetchNext = globalThis.fetch;
  globalThis.fetch = (() => held) as typeof globalThis.fetch;
  const session = createSession({ user: null });
  renderSession(session);
  await focus();
  globalThis.fetch = fetchNext;
  await act(async () => void (await session.login('luis', 'secreto1')));
  expect(operations()).toEqual(['Login']);
  await act(async () => answer(new Response(JSON.stringify({ data: { currentUser: null } }))));
  expect(screen.getByText('Luis')).toBeInTheDocument();
});

test('clears the loaded data when the person signs out', async () => {
  const { session, loaded } = await open(ana);
  await act(() => session.logout());
  expect(screen.getByText('Nadie')).toBeInTheDocument();
  expect(loaded()).toBeNull();
});

test('an answer that the HTML received for one user is not used for the next', async () => {
  const page = globalThis as { early?: Record<string, Promise<Response>> };
  const { session } = await open(ana, ana, luis);
  page.early = { '{}': Promise.resolve(new Response('of Ana')) };
  await act(() => session.refresh());
  expect(page.early).toBeDefined();
  await act(() => session.refresh());
  expect(screen.getByText('Luis')).toBeInTheDocument();
  expect(page.early).toBeUndefined();
});
