import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { CallError, fromGraphQLErrors, fromHttpAnswer, type GraphQLErrors } from './call-error';
import { takeEarlyAnswer } from './early-answer';
import { getSessionHeaders, noteCode } from './session-user';
import { findDocumentExtensions } from './trusted-documents';

/** Sends one operation and returns its data. @throws CallError */
export type Send = <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  ...variables: Record<string, never> extends Variables ? [] : [Variables]
) => Promise<Data>;

type Answer<Data> = { data?: Data | null; errors?: GraphQLErrors };

const gatewayPath = '/graphql';

const sendBody = (body: string): Promise<Response> =>
  fetch(gatewayPath, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      'content-type': 'application/json',
      ...getSessionHeaders(),
    },
    body,
  });

async function fetchAnswer(value: object): Promise<{ response: Response; text: string }> {
  try {
    const body = JSON.stringify(value);
    const response = (await takeEarlyAnswer(body)) ?? (await sendBody(body));
    return { response, text: await response.text() };
  } catch {
    throw new CallError(0, '', 'OFFLINE');
  }
}

const getName = ({ definitions: [definition] }: TypedDocumentNode<unknown, never>): string =>
  (definition?.kind === 'OperationDefinition' && definition.name?.value) || '';

/** The name of an operation in a request: its id, or its text, which a separate script prints because few builds need it. */
async function nameOperation(document: TypedDocumentNode<unknown, never>): Promise<object> {
  const extensions = findDocumentExtensions(document);
  if (extensions) return { extensions };
  const { printOperation } = await import('./print-operation');
  return { query: printOperation(document) };
}

/** Sends an operation with a plain `fetch`: the session does not wait for Apollo Client's script, and most visits never need it. */
export const sendOperation: Send = async <Data, Variables>(
  document: TypedDocumentNode<Data, Variables>,
  ...[variables]: [] | [Variables]
): Promise<Data> => {
  const operation = await nameOperation(document);
  const { response, text } = await fetchAnswer({
    operationName: getName(document),
    variables: variables ?? {},
    ...operation,
  });
  if (!response.ok) throw note(fromHttpAnswer(response.status, text, response.statusText));
  const { data, errors } = parseAnswer<Data>(text);
  if (errors) throw note(fromGraphQLErrors(errors));
  if (!data) throw new CallError(0, '', 'OFFLINE');
  return data;
};

function note(error: CallError): CallError {
  noteCode(error.code);
  return error;
}

function parseAnswer<Data>(text: string): Answer<Data> {
  try {
    return JSON.parse(text) as Answer<Data>;
  } catch {
    // Such as the page of a hotel's network in place of the gateway's answer.
    return {};
  }
}
