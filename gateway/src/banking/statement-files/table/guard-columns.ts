import { foldText, isAccountNumber, showsAccount, statementFileMessages as told } from '@cimiento/contracts';
import { RefusedFile } from '../statement-reading';
import type { TableRow } from './find-header';

/** Columns that change what a row means. They are read whatever columns were chosen: their headers alone decide. */
const guardNames = {
  currency:
    /^(?:(?:tipo|cod\.?|codigo|clase) (?:de )?)?(?:moneda|divisa|currency|ccy|mon\.?)(?: (?:de la |del )?(?:cuenta|movimiento|transaccion|operacion))?$|^(?:account |transaction )?currency(?: code)?$/,
  state:
    /^(?:estado|estatus|status|state|situacion)(?: (?:de(?:l| la)? )?(?:movimiento|transaccion|operacion|pago|transferencia))?$|^(?:transaction|booking|payment) (?:status|state)$/,
  account:
    /^(?:(?:n[uo]m(?:ero)?|nro|n\.?[o°º]?)\.? ?(?:de )?(?:la )?)?(?:cuenta|cta\.?)(?: (?:n[uo]m(?:ero)?|nro|n\.?[o°º]?)\.?)?$|^account(?: (?:number|no\.?|id))?$|^iban$/,
};
export type Guard = keyof typeof guardNames;
export type GuardColumns = Partial<Record<Guard, number>>;

const fold = (text: string): string =>
  foldText(text)
    .replace(/[\s*:;]+/g, ' ')
    .trim();

/** The guard columns of a header, by their names. */
export function findGuards(header: readonly string[]): GuardColumns {
  const folded = header.map(fold);
  const guards: GuardColumns = {};
  for (const guard of Object.keys(guardNames) as Guard[]) {
    const index = folded.findIndex((name) => guardNames[guard].test(name));
    if (index >= 0) guards[guard] = index;
  }
  return guards;
}

const dollars =
  /^(?:us ?\$|\$|840|u\.s\.d\.?|(?:us |u\.s\. )?(?:dolar(?:es)?|dollars?)(?: (?:americanos?|estadounidenses?|usa?|de (?:los )?(?:estados unidos|ee\.? ?uu\.?|usa)(?: de (?:norte)?america)?))?)$/;

/** 'USD' for any spelling of US dollars, and any other currency in upper case. Null for an empty cell. */
function readCurrency(text: string): string | null {
  const plain = fold(text);
  if (plain === '') return null;
  return dollars.test(plain) || /^(?:840 )?usd\b/.test(plain) ? 'USD' : text.trim().toUpperCase();
}

const booked =
  /^(?:confirm|contabiliz|aplicad|procesad|realizad|efectuad|efectiv|completad|complet|exitos|ejecutad|liquidad|acreditad|debitad|aprobad|registrad|pagad|cobrad|conciliad|asentad|finalizad|terminad|posted|booked|book$|settled|cleared|success|executed|paid|ok$|firme|definitiv)/;
const notBooked =
  /(?:pendiente|pending|pdng|rechaz|reject|revers|anulad|cancel|devuelt|returned|fallid|failed|declin|denegad|negad|error|retenid|bloquead|transito|diferid|futur|^en |^por |^no |^sin |^info$|^fut$|void|expirad|vencid|autorizad|authorized|hold)/;

const isBooked = (state: string): boolean => booked.test(state) && !notBooked.test(state);
const isKnownState = (state: string): boolean => booked.test(state) || notBooked.test(state);

const accountLabel =
  /^(?:(?:n[uo]m(?:ero)?|nro|n\.?[o°º]?)\.? ?(?:de )?(?:la )?)?(?:cuenta|cta\.?|account|iban)(?: (?:bancaria|corriente|de ahorros?|ahorros?|number|n[uo]m(?:ero)?|nro\.?|n\.?[o°º]?\.?))*[.°º]?(?: |$)/;
const currencyLabel = /^(?:tipo de )?(?:moneda|divisa|currency|ccy)(?: de la cuenta)?(?: |$)/;
const codes = new Set(Intl.supportedValuesOf('currency'));
const euros = /\beuros?\b|€/;
// Other words mean other things too: 'saldos reales'.
const words: readonly (readonly [RegExp, string])[] = [
  [/(?:\ben |\()pesos\b/, 'PESOS'],
  [/(?:\ben |\()soles\b/, 'PEN'],
  [/(?:\ben |\()libras\b|£/, 'GBP'],
  [/(?:\ben |\()reales\b/, 'BRL'],
  [/(?:\ben |\()francos\b/, 'CHF'],
  [/(?:\ben |\()yenes\b/, 'JPY'],
  [/(?:\ben |\()bolivares\b/, 'VES'],
  [/(?:\ben |\()bolivianos\b/, 'BOB'],
];

/** The text beside a label, or behind it in its cell; null where no cell is the label. */
function findBeside({ cells }: TableRow, label: RegExp): string | null {
  const index = cells.findIndex((cell) => label.test(fold(cell)));
  if (index < 0) return null;
  const inside = fold(cells[index] ?? '')
    .replace(label, '')
    .trim();
  if (inside !== '') return cells[index]?.slice(cells[index].length - inside.length).trim() || inside;
  return cells.slice(index + 1).find((cell) => cell !== '') ?? null;
}

const isAccount = (text: string | null | undefined): text is string => /\d\D*\d/.test(text ?? '');
const withinText = /\b(?:cuenta|cta|account|iban)\b[^\d*]{0,30}?((?:[a-z]{2}\d{2}[ -]?)?[\d*x][\d*x .-]{2,}\d)/i;

/** The account that a row above the movements names, as it is written; null when it names none. */
function findAccount(row: TableRow): string | null {
  const beside = findBeside(row, accountLabel);
  if (isAccount(beside)) return beside;
  const found = row.cells.map((cell) => withinText.exec(cell)?.[1]).find(isAccount);
  return found ?? null;
}

/** The currency that a row beside the movements states: 'Moneda: USD', 'Cuenta en EUR', 'Importe (EUR)'. Null when it states none. */
export function findCurrency(row: TableRow): string | null {
  const beside = findBeside(row, currencyLabel);
  if (beside !== null) return readCurrency(beside);
  for (const cell of row.cells) {
    const code = /(?:\b(?:en|in|monto|importe|valor|saldo|cuenta|amount|balance|account) |[([])([A-Z]{3})\b/i.exec(
      cell,
    )?.[1];
    // Codes are written in capitals.
    if (code !== undefined && codes.has(code)) return code;
    const named = fold(cell);
    if (/\b(?:en|cuenta|importe|monto|valor|saldo)\b|[(]/.test(named) && euros.test(named)) return 'EUR';
    const word = words.find(([pattern]) => pattern.test(named))?.[1];
    if (word !== undefined) return word;
  }
  return null;
}

/** Whether a row between movements applies to those below it: only a label in front does. */
function findSection({ row, cells }: TableRow): { account: string | null; currency: string | null } {
  const first = cells.findIndex((cell) => cell !== '');
  const label = fold(cells[first] ?? '');
  const rest = { row, cells: cells.slice(Math.max(first, 0)) };
  const isAboutAccount = accountLabel.test(label);
  return {
    account: isAboutAccount ? findAccount(rest) : null,
    currency: isAboutAccount || currencyLabel.test(label) ? findCurrency(rest) : null,
  };
}

type LeftOut = { column: number | null; message: string };

/** Decides which rows of a table are booked movements, in dollars, of one account. */
export class Guards {
  /** The accounts as written in the file. */
  readonly accounts: string[] = [];
  currency: string | null = null;
  readonly problems: string[] = [];
  private readonly columns: GuardColumns;
  private readonly knowsStates: boolean;
  private hasForeign = false;
  /** Currency of the rows of a section. */
  private section: string | null = null;
  private current: string | null = null;
  private readonly taken: string | null;

  /** @throws RefusedFile for a table that is wholly in another currency */
  constructor(
    header: readonly string[],
    above: readonly TableRow[],
    data: readonly TableRow[],
    private readonly isMovement: (row: TableRow) => boolean,
    account: string | undefined,
  ) {
    this.columns = findGuards(header);
    const movements = data.filter(isMovement);
    const between = data.filter((row) => !isMovement(row));
    const states = movements.map((row) => fold(this.read(row, 'state'))).filter(Boolean);
    this.knowsStates = states.some(isKnownState);
    if (states.length > 0 && !this.knowsStates)
      this.problems.push(told.stateUnknown(header[this.columns.state ?? 0] ?? ''));
    this.decideCurrency(
      movements,
      [...above.map(findCurrency), ...between.map((row) => findSection(row).currency)],
      header,
    );
    const named = above.flatMap((row) => findAccount(row) ?? []);
    this.current = named.at(-1) ?? null;
    const sections = between.flatMap((row) => findSection(row).account ?? []);
    const cells = movements.map((row) => this.read(row, 'account')).filter(isAccount);
    this.accounts = [...new Set([...named, ...sections, ...cells])];
    this.taken =
      this.accounts.find((text) => account !== undefined && isAccountNumber(text, account)) ?? this.accounts[0] ?? null;
  }

  private read({ cells }: TableRow, guard: Guard): string {
    const index = this.columns[guard];
    return index === undefined ? '' : (cells[index] ?? '').trim();
  }

  private decideCurrency(
    movements: readonly TableRow[],
    beside: readonly (string | null)[],
    header: readonly string[],
  ): void {
    const cells = movements.map((row) => readCurrency(this.read(row, 'currency')));
    const stated = [...beside, findCurrency({ row: 0, cells: header })].filter((one) => one !== null);
    const hasDollars = cells.includes('USD');
    const foreign = cells.find((one) => one !== null && one !== 'USD') ?? null;
    this.hasForeign = foreign !== null;
    // Of equal cells one below another some files have only the first.
    const isDollars = hasDollars || (foreign === null && stated.includes('USD'));
    const other = isDollars ? null : (foreign ?? stated[0]);
    if (other) throw new RefusedFile(told.otherCurrency(other));
    this.currency = hasDollars || stated.includes('USD') ? 'USD' : null;
  }

  /** Passes a row: one that is not a movement may name the account of those below it. */
  pass(row: TableRow): void {
    if (this.isMovement(row)) return;
    const { account, currency } = findSection(row);
    this.current = account ?? this.current;
    this.section = currency ?? this.section;
  }

  /** Reason why a movement is refused; null for an accepted one. */
  describeLeftOut(row: TableRow): LeftOut | null {
    const currency = readCurrency(this.read(row, 'currency')) ?? this.section;
    if (currency !== null && currency !== 'USD')
      return { column: this.columns.currency ?? null, message: told.lineCurrency(currency) };
    if (currency === null && this.hasForeign)
      return { column: this.columns.currency ?? null, message: told.lineNoCurrency };
    const state = this.read(row, 'state');
    if (this.knowsStates && state !== '' && !isBooked(fold(state)))
      return { column: this.columns.state ?? null, message: told.lineState(state) };
    const account = this.read(row, 'account') || this.current;
    if (account === null || this.taken === null || !showsAccount(account)) return null;
    const isTaken =
      account === this.taken || isAccountNumber(account, this.taken) || isAccountNumber(this.taken, account);
    return isTaken ? null : { column: this.columns.account ?? null, message: told.lineAccount(account) };
  }
}
