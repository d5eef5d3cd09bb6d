import { gql, type TypedDocumentNode } from '@apollo/client';
import { loadApollo } from './apollo';
import { createStepUp } from './step-up';

const document: TypedDocumentNode<{ hola: string }> = gql`
  query Hola {
    hola
  }
`;

test('the first query takes the answer that the HTML received, and the next one is sent', async () => {
  const sent: string[] = [];
  globalThis.fetch = jest.fn(async (_address: unknown, options?: RequestInit) => {
    sent.push(String(options?.body));
    return new Response(JSON.stringify({ data: { hola: 'sent' } }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof globalThis.fetch;
  const client = (await loadApollo()).createClient(createStepUp());
  const ask = async () => (await client.query({ query: document, fetchPolicy: 'network-only' })).data?.hola;
  expect(await ask()).toBe('sent');
  const early = new Response(JSON.stringify({ data: { hola: 'early' } }), {
    headers: { 'content-type': 'application/json' },
  });
  Object.assign(globalThis, { early: { [sent[0] ?? '']: Promise.resolve(early) } });
  expect(await ask()).toBe('early');
  expect(await ask()).toBe('sent');
  expect(sent).toHaveLength(2);
  // The body that packages/site writes into the HTML has these fields in this order, with the id in place of the text.
  expect(Object.keys(JSON.parse(sent[0] ?? '') as object)).toEqual(['operationName', 'variables', 'query']);
});
