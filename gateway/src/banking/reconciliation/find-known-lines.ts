import { foldBankText } from '@cimiento/contracts';
import type { BankStatementLine } from './bank-statement-line.entity';
import type { FileLine } from './file-lines';

/** A registered line, of any account. */
export type RegisteredLine = Pick<
  BankStatementLine,
  | 'id'
  | 'bankAccountId'
  | 'bookedOn'
  | 'amount'
  | 'description'
  | 'reference'
  | 'balance'
  | 'reachedBalance'
  | 'status'
  | 'duplicateOf'
>;

/** What a file says about its account; balances in cents. */
export type FileHead = { bankAccountId: number; openingBalance: number; closingBalance: number };

/** What is registered already: lines of the file's days and amounts. */
export type Registered = {
  lines: readonly RegisteredLine[];
  /** Null before the first statement of the account. */
  lastClosing: number | null;
  /** Whether statements end on the last day with other balances too, so that the last closing balance proves nothing. */
  isLastUncertain?: boolean;
};

/** `duplicate`: it may be the registered line `duplicateOf`, and a person must decide. */
export type Verdict = { kind: 'new' | 'known' } | { kind: 'duplicate'; duplicateOf: number };

/** Cents: the closing balance that the file should continue, and its opening balance. */
export type Gap = { expected: number; given: number };

export type Recognition = { verdicts: Verdict[]; gap: Gap | null };

/** One movement of a bank, and every form in which it is registered: a line that was decided to be the same is a second form. */
type Movement = { id: number; forms: Form[] };

type Text = { description: string; reference: string };
type Form = RegisteredLine & { text: Text };
type Candidate = FileLine & { text: Text };

/**
 * How much alike a line and its counterpart are. `equal`: all of it; `partial`: one has a text that the other lacks; `similar`: only day
 * and amount.
 */
type Likeness = 'equal' | 'partial' | 'similar';
type Counterpart = { likeness: Likeness; movement: Movement; form: Form; isOwn: boolean };

const toText = ({ description, reference }: Pick<FileLine, 'description' | 'reference'>): Text => ({
  description: foldBankText(description ?? ''),
  reference: foldBankText(reference ?? ''),
});

const toKey = ({ bookedOn, amount }: Pick<FileLine, 'bookedOn' | 'amount'>): string => `${bookedOn} ${amount}`;

const group = <Item>(items: readonly Item[], getKey: (item: Item) => string): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const found = groups.get(getKey(item));
    if (found) found.push(item);
    else groups.set(getKey(item), [item]);
  }
  return groups;
};

/** The movements behind registered lines. One that repeats a voided line says nothing. */
function toMovements(lines: readonly RegisteredLine[]): Movement[] {
  const movements = new Map<number, Movement>();
  const repeats: Form[] = [];
  for (const line of lines) {
    const form = { ...line, text: toText(line) };
    if (line.status === 'ignored' && line.duplicateOf !== null) repeats.push(form);
    else if (line.status !== 'void') movements.set(line.id, { id: line.id, forms: [form] });
  }
  for (const repeat of repeats.toSorted((a, b) => a.id - b.id)) {
    const movement = movements.get(repeat.duplicateOf ?? 0);
    movement?.forms.push(repeat);
    if (movement) movements.set(repeat.id, movement);
  }
  return [...new Set(movements.values())];
}

/** Whether the bank itself states two balances: then they are two movements. */
const isAnother = (line: Candidate, form: Form): boolean =>
  line.balance !== null && form.balance !== null && line.balance !== form.balance;

/** Whether a line and a registered one leave the account at the same balance; null when nobody knows. */
function isSamePlace(line: Candidate, form: Form): boolean | null {
  const place = form.balance ?? form.reachedBalance;
  return place === null ? null : place === (line.balance ?? line.reachedBalance);
}

/** How much alike the texts are. */
function compareTexts(line: Text, form: Text): Likeness {
  const names = ['description', 'reference'] as const;
  if (names.every((name) => line[name] === form[name])) return 'equal';
  const isFree = names.every((name) => line[name] === '' || form[name] === '' || line[name] === form[name]);
  return isFree ? 'partial' : 'similar';
}

type Fit = (likeness: Likeness, isOwn: boolean, isSame: boolean) => boolean;

// The best fit first: a line takes its counterpart from those that fit less.
const fits: readonly Fit[] = [
  (likeness, isOwn, isSame) => likeness === 'equal' && isOwn && isSame,
  (likeness, isOwn, isSame) => likeness === 'partial' && isOwn && isSame,
  (_likeness, isOwn, isSame) => isOwn && isSame,
  (likeness, isOwn) => likeness === 'equal' && isOwn,
  (likeness, isOwn) => likeness === 'partial' && isOwn,
  (_likeness, isOwn) => isOwn,
  () => true,
];

/** Pairs lines with movements of the same day and amount, each once. What is left over is more than is registered. */
function pairUp(
  lines: readonly Candidate[],
  movements: readonly Movement[],
  bankAccountId: number,
): Map<Candidate, Counterpart> {
  const pairs = new Map<Candidate, Counterpart>();
  const left = new Set(movements);
  const find = (line: Candidate, fit: Fit): Counterpart | null => {
    for (const movement of left)
      for (const form of movement.forms) {
        const isOwn = form.bankAccountId === bankAccountId;
        const likeness = compareTexts(line.text, form.text);
        if (!isAnother(line, form) && fit(likeness, isOwn, isSamePlace(line, form) === true))
          return { likeness, movement, form, isOwn };
      }
    return null;
  };
  for (const fit of fits)
    for (const line of lines) {
      const found = left.size === 0 || pairs.has(line) ? null : find(line, fit);
      if (!found) continue;
      pairs.set(line, found);
      left.delete(found.movement);
    }
  return pairs;
}

const sum = (lines: readonly FileLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

const isNew: Verdict = { kind: 'new' };
const isKnown: Verdict = { kind: 'known' };
const toDuplicate = ({ movement }: Counterpart): Verdict => ({ kind: 'duplicate', duplicateOf: movement.id });

/**
 * Says which lines of a file are registered already. Equal lines are new where the file proves it: there are more of them than are
 * registered, it continues the last closing balance, the bank states another balance after them, or what is known leads to the last closing
 * balance. A line of the day and amount of a registered one that is neither proved to be new nor to be the same is a possible duplicate.
 */
export function findKnownLines(head: FileHead, file: readonly FileLine[], registered: Registered): Recognition {
  const { bankAccountId, openingBalance } = head;
  const { lastClosing, isLastUncertain = false } = registered;
  const lines = file.map((line): Candidate => ({ ...line, text: toText(line) }));
  const movements = group(toMovements(registered.lines), ({ forms: [form] }) => (form ? toKey(form) : ''));
  const pairs = new Map<Candidate, Counterpart>();
  for (const [key, found] of group(lines, toKey))
    for (const [line, pair] of pairUp(found, movements.get(key) ?? [], bankAccountId)) pairs.set(line, pair);

  const own = lines.filter((line) => pairs.get(line)?.isOwn);
  const same = own.filter((line) => pairs.get(line)?.likeness !== 'similar');
  const leadsToLast = (known: readonly Candidate[]): boolean =>
    known.length > 0 && lastClosing !== null && openingBalance + sum(known) === lastClosing;
  const continues = lastClosing !== null && openingBalance === lastClosing;
  const getPlace = (line: Candidate): boolean | null => {
    const pair = pairs.get(line);
    return pair ? isSamePlace(line, pair.form) : false;
  };
  // Two movements of one amount may lead to one balance by chance, so that at least one line must be where it was.
  const isLed = leadsToLast(same) && same.some((line) => getPlace(line) !== false);
  const isProved = isLed && !isLastUncertain;

  const judge = (line: Candidate): Verdict => {
    const pair = pairs.get(line);
    if (!pair) return isNew;
    const { likeness, isOwn } = pair;
    const place = isOwn ? getPlace(line) : false;
    // It moves no money.
    if (line.amount === 0) return isOwn && likeness === 'equal' ? isKnown : isNew;
    // Movements that sum to 0 lead back to their start, so that the balance alone cannot decide.
    if (continues && !isLastUncertain) return place === true ? toDuplicate(pair) : isNew;
    if (!isOwn || likeness === 'similar') return isProved && place !== true ? isNew : toDuplicate(pair);
    const isSame = place === true || (likeness === 'equal' && place === null);
    return isSame ? isKnown : toDuplicate(pair);
  };

  // The line that led to the last closing balance is in the file, at the same balance.
  const passesLast = same.some((line) => line.reachedBalance === lastClosing && getPlace(line) === true);
  const isOpen = lines.some((line) => line.amount !== 0 && !pairs.get(line)?.isOwn);
  const hasGap = lastClosing !== null && isOpen && !continues && !isLed && !leadsToLast(own) && !passesLast;
  return {
    verdicts: lines.map(judge),
    gap: hasGap ? { expected: lastClosing, given: openingBalance } : null,
  };
}
