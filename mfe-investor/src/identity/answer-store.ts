import type { FieldErrors } from '@cimiento/contracts';
import type { IdentityProfile } from '@cimiento/contracts/fields';
import { getUserMessage, toCallError } from '@cimiento/session';
import { readStorage, removeStorage, writeStorage } from '@cimiento/ui';
import { isMoreThanWhole, toProfile, withConsequences, type Answers } from './answers';

export type AnswerState = {
  answers: Answers;
  saving: 'idle' | 'saving' | 'saved' | 'failed';
  /** Reason why the answers could not be stored. */
  refusal: string | null;
  /** The server's messages by answer. */
  errors: FieldErrors;
};

type Options = {
  /** The stored answers. */
  stored: Answers;
  /** Where what is typed and not stored yet is kept, until the tab is closed. */
  storageKey: string;
  send: (input: IdentityProfile) => Promise<unknown>;
};

function readUnsaved(key: string): Partial<Answers> {
  try {
    return (JSON.parse(readStorage('sessionStorage', key) ?? '{}') ?? {}) as Partial<Answers>;
  } catch {
    return {};
  }
}

/** Answers that are stored on the server as somebody types; one request at a time, the newest answers last. */
export class AnswerStore {
  private state: AnswerState;
  private readonly listeners = new Set<() => void>();
  private stored: IdentityProfile;
  private running: Promise<boolean> | null = null;

  constructor(private readonly options: Options) {
    const answers = { ...options.stored, ...readUnsaved(options.storageKey) };
    this.state = { answers, saving: 'idle', refusal: null, errors: {} };
    this.stored = toProfile(options.stored);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly getState = (): AnswerState => this.state;

  readonly change = (name: keyof Answers, value: unknown): void => {
    const answers = withConsequences(this.state.answers, name, value);
    const { [name]: _answered, ...errors } = this.state.errors;
    this.set({ answers, errors });
    writeStorage('sessionStorage', this.options.storageKey, JSON.stringify(answers));
  };

  /** Stores what changed. Resolves to whether everything that can be read is stored. */
  readonly save = async (): Promise<boolean> => {
    while (this.running) await this.running;
    const input = this.toInput();
    if (JSON.stringify(input) === JSON.stringify(this.stored)) return true;
    this.running = this.send(input);
    const isSaved = await this.running;
    this.running = null;
    return isSaved;
  };

  /** Forgets what is kept in the tab: everything was submitted. */
  readonly forget = (): void => removeStorage('sessionStorage', this.options.storageKey);

  /** The gateway would refuse all answers for the sum of the owners: theirs wait until it is right. */
  private toInput(): IdentityProfile {
    const input = toProfile(this.state.answers);
    return isMoreThanWhole(input.owners) ? { ...input, owners: this.stored.owners } : input;
  }

  private async send(input: IdentityProfile): Promise<boolean> {
    this.set({ saving: 'saving', refusal: null });
    const { answers } = this.state;
    try {
      await this.options.send(input);
    } catch (error) {
      const refusal = getUserMessage(error, 'Revisa tu conexión e intenta de nuevo.');
      this.set({ saving: 'failed', refusal, errors: toCallError(error).fields });
      return false;
    }
    this.stored = input;
    // What cannot be read yet is only kept here.
    if (answers === this.state.answers && JSON.stringify(toProfile(answers)) === JSON.stringify(input))
      removeStorage('sessionStorage', this.options.storageKey);
    this.set({ saving: 'saved', errors: {} });
    return true;
  }

  private set(change: Partial<AnswerState>): void {
    this.state = { ...this.state, ...change };
    this.listeners.forEach((listener) => listener());
  }
}
