export { ApolloClient, ApolloLink, CombinedGraphQLErrors, HttpLink, InMemoryCache, ServerError } from '@apollo/client';
export { ApolloProvider, useApolloClient, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
