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

/** Renders a page whose requests are answered with these people in turn, with data loaded for the first of them. */
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

test.each([
  ['another person is', luis, 'Luis'],
  ['nobody is', null, 'Nadie'],
])('clears the loaded data when %s signed in after a change in another tab', async (_who, answer, name) => {
  const { loaded } = await open(ana, answer);
  await focus();
  expect(await screen.findByText(name)).toBeInTheDocument();
  expect(loaded()).toBeNull();
});
