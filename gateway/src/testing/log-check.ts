/** Names of fields whose values no log may show. */
const secretFields = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'code',
  'invitationCode',
  'token',
  'email',
]);

const minSecretLength = 6;

// What has the form of a secret or of personal data, whoever sent it.
const forbidden = [
  { what: 'a password hash', pattern: /\$argon2/ },
  { what: 'an e-mail', pattern: /[\w.+-]+@[\w-]+\.[a-z]{2,}/i },
  { what: 'a session cookie', pattern: /\bs(:|%3A)[\w-]{32}\./ },
  { what: 'bound parameters', pattern: /"parameters":/ },
];

type Entries = Iterable<[string, unknown]>;
const listEntries = (value: unknown): Entries =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The log of a test gateway. It remembers the secrets that clients sent and received, and finds them in the lines. */
export class LogCheck {
  readonly lines: string[] = [];
  private readonly secrets = new Set<string>();

  /** Called by the log. */
  write(line: string): void {
    this.lines.push(line);
  }

  add(value: unknown): void {
    // Shorter texts and plain numbers also occur as ids and times.
    if (typeof value === 'string' && value.length >= minSecretLength && !/^\d+$/.test(value)) this.secrets.add(value);
  }

  /** Adds the secrets of a request's body, however deep. */
  addFrom(body: unknown): void {
    for (const [name, value] of listEntries(body)) {
      if (secretFields.has(name)) this.add(value);
      this.addFrom(value);
    }
  }

  /** @throws when a line has a secret, naming the line. */
  assertClean(): void {
    const log = this.lines.join('');
    const found = forbidden.find(({ pattern }) => pattern.test(log));
    const secret = [...this.secrets].find((text) => log.includes(text));
    if (!found && secret === undefined) return;
    const line = this.lines.find((text) => (found ? found.pattern.test(text) : text.includes(String(secret))));
    throw new Error(`The log shows ${found?.what ?? `the secret '${secret}'`}: ${line}`);
  }
}
