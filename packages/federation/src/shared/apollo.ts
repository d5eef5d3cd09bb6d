export { ApolloClient, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
