import { toCallError, useAuth, useSession, type CallError, type Session } from '@cimiento/session';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import { startTransition, useCallback, useEffect, useState } from 'react';

type Answer<Data> = { data?: Data; error?: CallError };

/** The results read for visitors, by session: going back to a list shows it at once. */
const answersBySession = new WeakMap<Session, Map<string, unknown>>();

function getAnswers(session: Session): Map<string, unknown> {
  const answers = answersBySession.get(session) ?? new Map<string, unknown>();
  answersBySession.set(session, answers);
  return answers;
}

const getName = ({ definitions: [definition] }: TypedDocumentNode<unknown, never>): string =>
  (definition?.kind === 'OperationDefinition' && definition.name?.value) || '';

type Options<Variables> = {
  variables?: Variables;
  /** Asks at each visit of the page. */
  fresh?: boolean;
};

/**
 * The data of a page, by a plain request: a visitor's first page needs no Apollo Client, which takes a slow phone a quarter of a second to
 * start. A visitor is asked for once; a signed-in user, who may have changed what the page shows, at each visit.
 */
export function usePlainQuery<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  { variables, fresh = false }: Options<Variables> = {},
) {
  const session = useSession();
  const { user, loading: isUserUnknown } = useAuth();
  const [settled, setSettled] = useState<Answer<Data> & { key?: string }>({});
  const [attempt, setAttempt] = useState(0);
  const body = JSON.stringify(variables ?? {});
  const key = `${user?.id ?? ''} ${getName(document)} ${body}`;
  const isKept = !fresh && user === null;

  useEffect(() => {
    const answers = getAnswers(session);
    if (isUserUnknown || (isKept && answers.has(key))) return undefined;
    let isCurrent = true;
    // In short pieces: a list takes a slow phone long to render.
    const settle = (answer: Answer<Data>) => isCurrent && startTransition(() => setSettled({ key, ...answer }));
    const send = session.send as (...operation: [typeof document, Variables]) => Promise<Data>;
    send(document, JSON.parse(body) as Variables).then(
      (data) => {
        if (isKept) answers.set(key, data);
        settle({ data });
      },
      (error: unknown) => settle({ error: toCallError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [session, document, body, key, isUserUnknown, isKept, attempt]);

  const refetch = useCallback(() => {
    setSettled({});
    setAttempt((current) => current + 1);
  }, []);
  const kept = isKept ? (getAnswers(session).get(key) as Data | undefined) : undefined;
  const { data, error }: Answer<Data> = settled.key === key ? settled : { data: kept };
  return { data, error, loading: !data && !error, refetch };
}
