import { toCallError } from './call-error';

/** Runs a call; when it needs a recent proof of identity, asks the user for one and runs it again. */
export type WithProof = <T>(call: () => Promise<T>) => Promise<T>;

/** Asks users to prove again who they are. A dialog shows it; the waiting calls continue after the proof. */
export type StepUp = {
  /** Whether a call waits for a proof. */
  isAsking(): boolean;
  /** Calls `listener` after each change; returns the function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Asks for a proof and resolves to whether it was given. Calls that ask at the same time share the answer. */
  ask(): Promise<boolean>;
  /** Calls `listener` when a call fails because an administrator has yet to set up a second factor; returns the function that ends this. */
  onEnrolmentMissing(listener: () => void): () => void;
  /** Tells that a call failed for this reason. */
  reportEnrolmentMissing(): void;
  /** Ends the question: the waiting calls are repeated if the user gave a proof, else they fail as they did. */
  answer(isProven: boolean): void;
  withProof: WithProof;
};

const isRefused = (error: unknown): boolean => toCallError(error).code === 'STEP_UP_REQUIRED';

export function createStepUp(): StepUp {
  const listeners = new Set<() => void>();
  const enrolmentListeners = new Set<() => void>();
  let question: { promise: Promise<boolean>; resolve: (isProven: boolean) => void } | null = null;

  function setQuestion(next: typeof question): void {
    question = next;
    listeners.forEach((listener) => listener());
  }

  function ask(): Promise<boolean> {
    // Without a dialog on the page nobody could answer.
    if (listeners.size === 0) return Promise.resolve(false);
    if (question) return question.promise;
    let resolve: (isProven: boolean) => void = () => undefined;
    const promise = new Promise<boolean>((settle) => (resolve = settle));
    setQuestion({ promise, resolve });
    return promise;
  }

  return {
    isAsking: () => question !== null,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ask,
    onEnrolmentMissing(listener) {
      enrolmentListeners.add(listener);
      return () => enrolmentListeners.delete(listener);
    },
    reportEnrolmentMissing: () => enrolmentListeners.forEach((listener) => listener()),
    answer(isProven) {
      const answered = question;
      setQuestion(null);
      answered?.resolve(isProven);
    },
    async withProof(call) {
      try {
        return await call();
      } catch (error) {
        if (!isRefused(error) || !(await ask())) throw error;
        return call();
      }
    },
  };
}
