import type { ApolloClient } from '@apollo/client';
import type { ApolloProvider } from '@apollo/client/react';
import { takeEarlyAnswer } from './early-answer';
import { getSessionHeaders } from './session-user';
import type { StepUp } from './step-up';
import { createStepUpLink } from './step-up-link';
import { createDocumentLink } from './trusted-documents';

/** Keys by which the cache identifies records. */
export const cacheOptions = {
  // ReturnHistory has no id: there is one, the signed-in user's. Without keyFields a page's query would replace the fields of another's.
  typePolicies: { ReturnHistory: { keyFields: [] as string[] } },
};

/** Apollo Client, in a separate script: only pages that query load it. */
export type Apollo = {
  Provider: typeof ApolloProvider;
  /** Creates the page's client. With its defaults data is never stale and never refetched automatically, as specified. */
  createClient(stepUp: StepUp): ApolloClient;
};

async function importApollo(): Promise<Apollo> {
  const [{ ApolloClient, ApolloLink, HttpLink, InMemoryCache, Observable }, { ApolloProvider }] = await Promise.all([
    import('@apollo/client'),
    import('@apollo/client/react'),
  ]);
  const createClient = (stepUp: StepUp) =>
    new ApolloClient({
      link: ApolloLink.from([
        createStepUpLink({ ApolloLink, Observable }, stepUp),
        createDocumentLink(ApolloLink),
        new HttpLink({
          uri: '/graphql',
          credentials: 'same-origin',
          // Bodies are those of the HTML's own requests, without the name of the library.
          enhancedClientAwareness: { transport: false },
          fetch: async (uri, options) =>
            (await takeEarlyAnswer(String(options?.body))) ??
            fetch(uri, { ...options, headers: { ...(options?.headers as object), ...getSessionHeaders() } }),
        }),
      ]),
      cache: new InMemoryCache(cacheOptions),
    });
  return { Provider: ApolloProvider, createClient };
}

let loaded: Apollo | undefined;

/** Apollo Client, if its script has been loaded. */
export const findApollo = (): Apollo | undefined => loaded;

/** Loads Apollo Client's script; once it is there, this is immediate. */
export const loadApollo = async (): Promise<Apollo> => (loaded ??= await importApollo());
