export { ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable } from '@apollo/client';
export { ApolloProvider, useApolloClient, useMutation, useQuery } from '@apollo/client/react';
