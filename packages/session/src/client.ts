import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';

/** The one Apollo Client of the page. Its defaults are the product's: data is never stale and never fetched again by itself (specification §9). */
export const createClient = (uri = '/graphql'): ApolloClient =>
  new ApolloClient({ link: new HttpLink({ uri, credentials: 'same-origin' }), cache: new InMemoryCache() });
