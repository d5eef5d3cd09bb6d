import { ApolloClient, gql, HttpLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { AuthProvider, useAuth } from './auth';

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
});
const ana = person(1, 'Ana');
const luis = person(2, 'Luis');

function Greeting() {
  return <p>{useAuth().user?.fullName ?? 'Nadie'}</p>;
}

/** A page of whoever each answer says, in turn, with what was loaded for the first of them. */
async function open(...answers: (typeof ana | null)[]) {
  const fetch = async () => new Response(JSON.stringify({ data: { currentUser: answers.shift() ?? null } }));
  const client = new ApolloClient({
    link: new HttpLink({ uri: 'http://localhost/graphql', fetch }),
    cache: new InMemoryCache(),
  });
  render(
    <ApolloProvider client={client}>
      <AuthProvider>
        <Greeting />
      </AuthProvider>
    </ApolloProvider>,
  );
  await screen.findByText('Ana');
  client.writeQuery({ query: holdings, data: { myInvestments: [{ __typename: 'Investment', id: 7 }] } });
  return { loaded: () => client.readQuery({ query: holdings }) };
}

const focus = () => act(async () => void fireEvent.focus(window));

test('to ask who is signed in outside an AuthProvider is an error', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Greeting />)).toThrow('useAuth must be used within an AuthProvider');
});

test('the window that gets the focus asks again who is signed in, and keeps what was loaded for the same person', async () => {
  const { loaded } = await open(ana, { ...ana, fullName: 'Ana María' });
  await focus();
  expect(await screen.findByText('Ana María')).toBeInTheDocument();
  expect(loaded()).not.toBeNull();
});

test.each([
  ['somebody else', luis, 'Luis'],
  ['nobody', null, 'Nadie'],
])(
  'who finds %s signed in, as after another tab, sees nothing of what was loaded before',
  async (_who, answer, name) => {
    const { loaded } = await open(ana, answer);
    await focus();
    expect(await screen.findByText(name)).toBeInTheDocument();
    expect(loaded()).toBeNull();
  },
);
