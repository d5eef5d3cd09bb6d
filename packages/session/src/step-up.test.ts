import { ApolloClient, ApolloLink, gql, InMemoryCache, Observable } from '@apollo/client';
import { CallError } from './call-error';
import { createStepUp } from './step-up';
import { createStepUpLink } from './step-up-link';

const refusal = new CallError(403, 'Confirma que eres tú para continuar.', 'STEP_UP_REQUIRED');

/** A call that is refused until a proof was given. */
function createCall() {
  let isProven = false;
  const call = jest.fn(async () => {
    if (!isProven) throw refusal;
    return 'done';
  });
  return { call, prove: () => (isProven = true) };
}

test('a call that needs a proof waits for it and is repeated', async () => {
  const stepUp = createStepUp();
  const { call, prove } = createCall();
  stepUp.subscribe(() => {
    if (!stepUp.isAsking()) return;
    prove();
    stepUp.answer(true);
  });
  expect(await stepUp.withProof(call)).toBe('done');
  expect(call).toHaveBeenCalledTimes(2);
  expect(stepUp.isAsking()).toBe(false);
});

test('a call fails as it did when the person gives no proof, or nobody asks', async () => {
  const stepUp = createStepUp();
  const { call } = createCall();
  await expect(stepUp.withProof(call)).rejects.toBe(refusal);
  stepUp.subscribe(() => stepUp.isAsking() && stepUp.answer(false));
  await expect(stepUp.withProof(call)).rejects.toBe(refusal);
  expect(call).toHaveBeenCalledTimes(2);
});

test('another failure asks for nothing', async () => {
  const stepUp = createStepUp();
  const listener = jest.fn();
  stepUp.subscribe(listener);
  const failure = new CallError(403, 'Solo un administrador puede hacer esto.', 'FORBIDDEN');
  await expect(stepUp.withProof(() => Promise.reject(failure))).rejects.toBe(failure);
  expect(listener).not.toHaveBeenCalled();
});

test('calls that wait at the same time share one question', async () => {
  const stepUp = createStepUp();
  let questions = 0;
  stepUp.subscribe(() => (questions += stepUp.isAsking() ? 1 : 0));
  const [first, second] = [createCall(), createCall()];
  const answers = Promise.all([stepUp.withProof(first.call), stepUp.withProof(second.call)]);
  await Promise.resolve();
  first.prove();
  second.prove();
  await new Promise((resolve) => setTimeout(resolve, 0));
  stepUp.answer(true);
  expect(await answers).toEqual(['done', 'done']);
  expect(questions).toBe(1);
});

describe('operations of Apollo Client', () => {
  const mutation = gql`
    mutation Change {
      change
    }
  `;
  const error = { message: refusal.serverMessage, extensions: { code: 'STEP_UP_REQUIRED', status: 403 } };

  function createClient(isProvenNext: boolean) {
    const requests: boolean[] = [];
    const server = new ApolloLink(
      () =>
        new Observable((observer) => {
          requests.push(true);
          observer.next(requests.length > 1 ? { data: { change: 'done' } } : { data: null, errors: [error] });
          observer.complete();
        }),
    );
    const link = createStepUpLink(
      { ApolloLink, Observable },
      { ask: async () => isProvenNext, reportEnrolmentMissing: jest.fn() },
    );
    return { client: new ApolloClient({ link: link.concat(server), cache: new InMemoryCache() }), requests };
  }

  test('refused operations are sent again after a proof', async () => {
    const { client, requests } = createClient(true);
    expect((await client.mutate({ mutation })).data).toEqual({ change: 'done' });
    expect(requests).toHaveLength(2);
  });

  test('fail with the message of the server without one', async () => {
    const { client, requests } = createClient(false);
    await expect(client.mutate({ mutation })).rejects.toThrow(refusal.serverMessage);
    expect(requests).toHaveLength(1);
  });
});
