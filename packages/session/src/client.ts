import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

// Without an id of its own, the one of the signed-in person: pages that ask for different parts of it add to what is known.
const typePolicies = { ReturnHistory: { keyFields: [] as string[] } };

/** The one Apollo Client of the page. Its defaults are the product's: data is never stale and never fetched again by itself (specification §9). */
export const createClient = (uri = '/graphql'): ApolloClient =>
  new ApolloClient({
    link: new HttpLink({ uri, credentials: 'same-origin' }),
    cache: new InMemoryCache({ typePolicies }),
  });
