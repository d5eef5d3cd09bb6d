import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

// ReturnHistory has no id: there is one, the signed-in person's. Without keyFields a page's query would replace the fields of another's.
const typePolicies = { ReturnHistory: { keyFields: [] as string[] } };

export const createCache = (): InMemoryCache => new InMemoryCache({ typePolicies });

/** Creates the Apollo Client of the page. With its defaults data is never stale and never refetched automatically, as specified. */
export const createClient = (uri = '/graphql'): ApolloClient =>
  new ApolloClient({
    link: new HttpLink({ uri, credentials: 'same-origin' }),
    cache: createCache(),
  });
