import type { ApolloClient } from '@apollo/client';
import type { Role, StaffRole } from '@cimiento/contracts';
import type { TypedDocumentNode } from '@graphql-typed-document-node/core';
import type { Apollo } from './apollo';
import { type CallError, toCallError } from './call-error';
import { dropEarlyAnswers } from './early-answer';
import { createNoticeStore, type NoticeStore } from './notices';
import { sendOperation, type Send } from './send-operation';
import { onSessionChanged, setSessionUser } from './session-user';
import { createStepUp, type StepUp } from './step-up';
import { connectWindows } from './windows';
import {
  CompletePasskeySignInDocument,
  CompleteSignInDocument,
  CurrentUserDocument,
  LoginDocument,
  LogoutDocument,
  StartPasskeySignInDocument,
  StepUpDocument,
  type StepUpInput,
} from './session.generated';

export type SessionUser = {
  id: number;
  username: string;
  email: string;
  fullName: string;
  role: Role;
  /** The staff role of an administrator; null for a user. */
  staffRole: StaffRole | null;
};

export type SessionState = {
  /** The signed-in user, or null. */
  user: SessionUser | null;
  /** True until the first answer about who is signed in. */
  loading: boolean;
  /** Reason why it is not known who is signed in; missing when it is. */
  failure?: CallError;
};

/** The signed-in user of this page, and everything that changes with them. */
export type Session = {
  getState(): SessionState;
  /** Calls `listener` after each change; returns the function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Signs in. Throws a CallError with the server's message; with code SECOND_FACTOR_REQUIRED, a second step must follow. */
  login(username: string, password: string): Promise<SessionUser>;
  /** Finishes signing in with a code. Throws a CallError. */
  completeSignIn(code: string): Promise<SessionUser>;
  /** Finishes signing in with a passkey: `sign` answers the options of the server, both as JSON. Throws a CallError, and what `sign` throws. */
  completePasskeySignIn(sign: (options: string) => Promise<string>): Promise<SessionUser>;
  /** Proves again who the user is. Throws a CallError. */
  prove(proof: StepUpInput): Promise<void>;
  /** Asks for such a proof when a call needs one. */
  stepUp: StepUp;
  /** The notices about their account that every page shows the user. */
  notices: NoticeStore;
  /** Sends an operation by a plain request, past Apollo's cache. Throws a CallError. */
  send: Send;
  /** Fetches the signed-in user again. Never throws: without an answer the current user stays. */
  refresh(): Promise<void>;
  /** Ends the session on the server and clears everything loaded with it. Throws a CallError. */
  logout(): Promise<void>;
  /** Answers a query from Apollo's cache where Apollo is in use, else by a plain request. Throws a CallError. */
  query<Data>(document: TypedDocumentNode<Data, Record<string, never>>): Promise<Data>;
  /** The page's Apollo Client, created on the first call. Its data is cleared when the user changes. */
  getClient(apollo: Apollo): ApolloClient;
  /** Uses this client from now on. */
  connect(client: ApolloClient): void;
};

export type SessionOptions = {
  /** Who is signed in; when this is not known, the session asks at once. */
  user?: SessionUser | null;
  send?: Send;
};

function throwCallError(error: unknown): never {
  throw toCallError(error);
}

const isSame = (one: SessionUser | null, other: SessionUser | null): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Without what a cache adds to a record. */
const toUser = (record: SessionUser | null): SessionUser | null =>
  record && {
    id: record.id,
    username: record.username,
    email: record.email,
    fullName: record.fullName,
    role: record.role,
    staffRole: record.staffRole,
  };

/** Writes the user into the cache, where a mutation of their record changes it. */
function writeUser(client: ApolloClient, user: SessionUser | null): void {
  const currentUser = user && { __typename: 'User' as const, ...user };
  client.writeQuery({ query: CurrentUserDocument, data: { currentUser } });
}

/** The operations that sign a user in and out, or prove who they are. `become` makes the page that user's. */
function createSignIn(send: Send, become: (next: SessionUser | null) => Promise<void>) {
  /** Sends what signs a user in. */
  async function enter(sendSignIn: () => Promise<SessionUser>): Promise<SessionUser> {
    try {
      const user = await sendSignIn();
      await become(user);
      return user;
    } catch (error) {
      throw toCallError(error);
    }
  }

  const login = (username: string, password: string): Promise<SessionUser> =>
    enter(async () => (await send(LoginDocument, { input: { username, password } })).login);

  const completeSignIn = (code: string): Promise<SessionUser> =>
    enter(async () => (await send(CompleteSignInDocument, { input: { code } })).completeSignIn);

  async function completePasskeySignIn(sign: (options: string) => Promise<string>): Promise<SessionUser> {
    const { startPasskeySignIn } = await send(StartPasskeySignInDocument).catch(throwCallError);
    const credential = await sign(startPasskeySignIn);
    return enter(async () => (await send(CompletePasskeySignInDocument, { credential })).completePasskeySignIn);
  }

  async function prove(proof: StepUpInput): Promise<void> {
    await send(StepUpDocument, { input: proof }).catch(throwCallError);
  }

  async function logout(): Promise<void> {
    try {
      await send(LogoutDocument);
      await become(null);
    } catch (error) {
      throw toCallError(error);
    }
  }

  return { login, completeSignIn, completePasskeySignIn, prove, logout };
}

/** Creates the session of a page. */
export function createSession({ user, send = sendOperation }: SessionOptions = {}): Session {
  const stepUp = createStepUp();
  const notices = createNoticeStore();
  const listeners = new Set<() => void>();
  let state: SessionState = { user: user ?? null, loading: user === undefined };
  let client: ApolloClient | undefined;
  const windows = connectWindows((userId) => {
    if (!state.loading && userId !== (state.user?.id ?? null)) void refresh();
  });
  onSessionChanged(() => void refresh());
  setSessionUser(user?.id ?? null);

  function setUser(record: SessionUser | null): void {
    const next = toUser(record);
    if (!state.loading && !state.failure && isSame(state.user, next)) return;
    if (next?.id !== state.user?.id) notices.reset();
    setSessionUser(next?.id ?? null);
    state = { user: next, loading: false };
    listeners.forEach((listener) => listener());
  }

  /** Everything that was loaded for another user is cleared. Unlike `clearStore`, this keeps active queries subscribed. */
  async function become(next: SessionUser | null): Promise<void> {
    const isOther = !state.loading && next?.id !== state.user?.id;
    if (isOther) dropEarlyAnswers();
    if (client && isOther) await client.cache.reset({ discardWatches: false });
    if (client) writeUser(client, next);
    setUser(next);
    if (isOther) windows.announce(next?.id ?? null);
  }

  async function refresh(): Promise<void> {
    const before = state.user?.id;
    try {
      const { currentUser } = await send(CurrentUserDocument);
      // A login or logout in this tab during the request is newer than its answer.
      if (state.user?.id === before) await become(currentUser);
    } catch (error) {
      if (!state.loading) return;
      state = { user: null, loading: false, failure: toCallError(error) };
      listeners.forEach((listener) => listener());
    }
  }

  function connect(next: ApolloClient): void {
    client = next;
    if (!state.loading) writeUser(next, state.user);
    next.watchQuery({ query: CurrentUserDocument, fetchPolicy: 'cache-only' }).subscribe(({ data, dataState }) => {
      if (dataState === 'complete') setUser(data.currentUser);
    });
  }

  function getClient({ createClient }: Apollo): ApolloClient {
    if (client) return client;
    const created = createClient(stepUp);
    connect(created);
    return created;
  }

  async function query<Data>(document: TypedDocumentNode<Data, Record<string, never>>): Promise<Data> {
    if (!client) return stepUp.withProof(() => send(document));
    try {
      const { data } = await client.query({ query: document });
      if (!data) throw new Error('the query was answered without data');
      return data as Data;
    } catch (error) {
      throw toCallError(error);
    }
  }

  if (state.loading) void refresh();
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ...createSignIn(send, become),
    stepUp,
    notices,
    send,
    refresh,
    query,
    getClient,
    connect,
  };
}
