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

// Texts in the form of a secret or of personal data, whatever their sender.
const forbidden = [
  { what: 'a password hash', pattern: /\$argon2/ },
  { what: 'an e-mail', pattern: /[\w.+-]+@[\w-]+\.[a-z]{2,}/i },
  { what: 'a session cookie', pattern: /\bs(:|%3A)[\w-]{32}\./ },
  { what: 'bound parameters', pattern: /"parameters":/ },
];

type Entries = Iterable<[string, unknown]>;
const listEntries = (value: unknown): Entries =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** Whether a line has a text, as it is or as JSON or addresses write it; of a number only if it stands alone. */
function shows(line: string, text: string): boolean {
  if (/^\d+$/.test(text)) return new RegExp(`(?<![\\w-])${text}(?![\\w-])`).test(line);
  const forms = [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text)];
  return forms.some((form) => line.toLowerCase().includes(form.toLowerCase()));
}

// In Jest; the log of a server that is started otherwise has no test.
const getTestName = (): string => expect.getState().currentTestName ?? 'the set-up of the file';

/** The log of a test gateway. It remembers the secrets that clients sent and received, and finds them in the lines. */
export class LogCheck {
  readonly lines: string[] = [];
  /** The test in which each line was written. */
  private readonly tests: string[] = [];
  private readonly secrets = new Set<string>();

  /** Called by the log. */
  write(line: string): void {
    this.lines.push(line);
    this.tests.push(getTestName());
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

  /** The lines that show one of these secrets, with the name of the secret. */
  findLeaks(secrets: Readonly<Record<string, string>>): string[] {
    return Object.entries(secrets).flatMap(([name, text]) =>
      this.lines.filter((line) => shows(line, text)).map((line) => `${name}: ${line}`),
    );
  }

  /** @throws when a line has a secret, naming the line and the test in which it was written. */
  assertClean(): void {
    const log = this.lines.join('');
    const found = forbidden.find(({ pattern }) => pattern.test(log));
    const secret = [...this.secrets].find((text) => log.includes(text));
    if (!found && secret === undefined) return;
    const index = this.lines.findIndex((text) => (found ? found.pattern.test(text) : text.includes(String(secret))));
    const what = found?.what ?? `the secret '${secret}'`;
    throw new Error(`The log shows ${what}, written during '${this.tests[index]}': ${this.lines[index]}`);
  }
}
