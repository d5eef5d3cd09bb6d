export { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
