import { ApolloClient, ApolloLink, gql, InMemoryCache, type TypedDocumentNode } from '@apollo/client';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AuthProvider } from './auth';
import { createSession } from './session';
import { useIdleQuery } from './useIdleQuery';

const titles: TypedDocumentNode<{ posts: { title: string }[] }, Record<string, never>> = gql`
  query Titles {
    posts {
      title
    }
  }
`;

function Titles() {
  const { data, loading, error, refetch } = useIdleQuery(titles);
  if (loading) return <p>Un momento</p>;
  if (error) return <button onClick={refetch}>Otra vez</button>;
  return <p>{data?.posts.map(({ title }) => title).join()}</p>;
}

/** Answers in turn; an error is a request without an answer. */
function answerWith(...answers: (string | Error)[]) {
  const fetch = jest.fn(async () => {
    const answer = answers.shift();
    if (answer instanceof Error) throw answer;
    return new Response(JSON.stringify({ data: { posts: [{ title: answer }] } }));
  });
  globalThis.fetch = fetch as unknown as typeof globalThis.fetch;
  return fetch;
}

function renderTitles() {
  const session = createSession({ user: null });
  render(
    <AuthProvider session={session}>
      <Titles />
    </AuthProvider>,
  );
  return session;
}

let becomeIdle = (): void => undefined;

beforeEach(() => {
  window.requestIdleCallback = (callback) => {
    becomeIdle = () => callback({ didTimeout: false, timeRemaining: () => 10 });
    return 1;
  };
  window.cancelIdleCallback = () => undefined;
});

test('asks once the browser is idle, with one plain request', async () => {
  const fetch = answerWith('Plusvalía');
  renderTitles();
  expect(screen.getByText('Un momento')).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
  await act(async () => becomeIdle());
  expect(await screen.findByText('Plusvalía')).toBeInTheDocument();
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('asks again at once when the person retries', async () => {
  answerWith(new TypeError('Failed to fetch'), 'Plusvalía');
  renderTitles();
  await act(async () => becomeIdle());
  fireEvent.click(await screen.findByRole('button', { name: 'Otra vez' }));
  expect(screen.getByText('Un momento')).toBeInTheDocument();
  expect(await screen.findByText('Plusvalía')).toBeInTheDocument();
});

test('takes the answer from the cache of Apollo Client where that is in use', async () => {
  const fetch = answerWith();
  const session = renderTitles();
  const client = new ApolloClient({ link: ApolloLink.empty(), cache: new InMemoryCache() });
  client.writeQuery({ query: titles, data: { posts: [{ title: 'Guardado' }] } });
  session.connect(client);
  await act(async () => becomeIdle());
  expect(await screen.findByText('Guardado')).toBeInTheDocument();
  expect(fetch).not.toHaveBeenCalled();
});
