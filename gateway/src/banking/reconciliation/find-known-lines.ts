import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import type { FileLine } from '../statements/file-lines';
import { type BankText, compareTexts, type Likeness, nameOthers, toBankText } from './bank-text';

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

/** The account and balances of a file; balances in cents. */
export type FileHead = { bankAccountId: number; openingBalance: number; closingBalance: number };

/** The lines that are registered already: lines of the file's days and amounts. */
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

type Form = RegisteredLine & { text: BankText };
type Candidate = FileLine & { text: BankText };

type Counterpart = { likeness: Likeness; movement: Movement; form: Form };

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
    const form = { ...line, text: toBankText(line) };
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

/** Whether the references of a line are others than those of every form of a movement that has some. */
function hasOtherNames({ text }: Candidate, { forms }: Movement): boolean {
  const named = forms.filter((form) => form.text.names.length > 0);
  return text.names.length > 0 && named.length > 0 && named.every((form) => nameOthers(text, form.text));
}

/** Whether a line and a registered one leave the account at the same balance; null when nobody knows. */
function isSamePlace(line: Candidate, form: Form): boolean | null {
  const place = form.balance ?? form.reachedBalance;
  return place === null ? null : place === (line.balance ?? line.reachedBalance);
}

type Fit = (likeness: Likeness, isSame: boolean) => boolean;

// The best fit first: a line takes its counterpart from those that fit less.
const fits: readonly Fit[] = [
  (likeness, isSame) => likeness === 'equal' && isSame,
  (likeness, isSame) => likeness === 'partial' && isSame,
  (_likeness, isSame) => isSame,
  (likeness) => likeness === 'equal',
  (likeness) => likeness === 'partial',
  () => true,
];

/**
 * Pairs lines with movements of the same day and amount, each once. What is left over is more than is registered. Balances are compared only
 * within one account.
 */
function pairUp(
  lines: readonly Candidate[],
  movements: readonly Movement[],
  isOfAccount: (form: Form) => boolean,
): Map<Candidate, Counterpart> {
  const pairs = new Map<Candidate, Counterpart>();
  const left = new Set(movements);
  const find = (line: Candidate, fit: Fit): Counterpart | null => {
    for (const movement of left) {
      if (hasOtherNames(line, movement)) continue;
      for (const form of movement.forms) {
        const isOwn = isOfAccount(form);
        const likeness = compareTexts(line.text, form.text);
        const isSame = isOwn && isSamePlace(line, form) === true;
        if (!(isOwn && isAnother(line, form)) && fit(likeness, isSame)) return { likeness, movement, form };
      }
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

/** Whether the texts agree, and say something where only one has all of it. */
const sharesText = ({ text }: Candidate, { likeness, form }: Counterpart): boolean =>
  likeness === 'equal' ||
  (likeness === 'partial' &&
    (['description', 'reference'] as const).some((name) => text[name] !== '' && text[name] === form.text[name]));

const sum = (lines: readonly FileLine[]): number => lines.reduce((total, { amount }) => total + amount, 0);

/** A verdict before it is told, with the registered movement that the line may be. */
type Judgement = { kind: Verdict['kind']; movementId: number | null };

const isNew: Judgement = { kind: 'new', movementId: null };
const toKnown = ({ movement }: Counterpart): Judgement => ({ kind: 'known', movementId: movement.id });
const toDuplicate = ({ movement }: Counterpart): Judgement => ({ kind: 'duplicate', movementId: movement.id });

/** Pairs lines with movements by day and amount. */
function pairAll(
  lines: readonly Candidate[],
  movements: readonly Movement[],
  isOfAccount: (form: Form) => boolean,
): Map<Candidate, Counterpart> {
  const groups = group(movements, ({ forms: [form] }) => (form ? toKey(form) : ''));
  return new Map(
    [...group(lines, toKey)].flatMap(([key, found]) => [...pairUp(found, groups.get(key) ?? [], isOfAccount)]),
  );
}

/** Judges the lines of a file by the balances that they reached in one order of time. */
function judgeLines(
  head: FileHead,
  file: readonly FileLine[],
  registered: Registered,
): { judgements: Judgement[]; gap: Gap | null } {
  const { bankAccountId, openingBalance } = head;
  const { lastClosing, isLastUncertain = false } = registered;
  const lines = file.map((line): Candidate => ({ ...line, text: toBankText(line) }));
  const isOfAccount = (form: Form): boolean => form.bankAccountId === bankAccountId;
  const movements = toMovements(registered.lines);
  const ownMovements = movements.filter(({ forms }) => forms.some(isOfAccount));
  const pairs = pairAll(lines, ownMovements, isOfAccount);

  const own = lines.filter((line) => pairs.has(line));
  const same = own.filter((line) => pairs.get(line)?.likeness !== 'similar');
  const leadsToLast = (known: readonly Candidate[]): boolean =>
    known.length > 0 && lastClosing !== null && openingBalance + sum(known) === lastClosing;
  const continues = lastClosing !== null && openingBalance === lastClosing;
  const getPlace = (line: Candidate): boolean | null => {
    const pair = pairs.get(line);
    return pair && isOfAccount(pair.form) ? isSamePlace(line, pair.form) : false;
  };
  // Two movements of one amount may lead to one balance by chance, so that at least one line must be where it was.
  const isLed = leadsToLast(same) && same.some((line) => getPlace(line) !== false);
  const isProved = isLed && !isLastUncertain;

  const judge = (line: Candidate): Judgement => {
    const pair = pairs.get(line);
    if (!pair) return isNew;
    const { likeness } = pair;
    const place = getPlace(line);
    // It moves no money.
    if (line.amount === 0) return likeness === 'equal' ? toKnown(pair) : isNew;
    // Movements that sum to 0 lead back to their start, so that the balance alone cannot decide.
    if (continues && !isLastUncertain) return place === true ? toDuplicate(pair) : isNew;
    if (likeness === 'similar') return isProved && place !== true ? isNew : toDuplicate(pair);
    const isSame = place === true || (likeness === 'equal' && place === null);
    return isSame ? toKnown(pair) : toDuplicate(pair);
  };
  const judged = new Map(lines.map((line) => [line, judge(line)]));

  const fresh = lines.filter((line) => judged.get(line) === isNew && line.amount !== 0);
  const foreign = pairAll(
    fresh,
    movements.filter((movement) => !ownMovements.includes(movement)),
    isOfAccount,
  );
  const isContinued = (continues && !isLastUncertain) || isProved;
  for (const [line, pair] of foreign) if (!isContinued || sharesText(line, pair)) judged.set(line, toDuplicate(pair));

  // The line that led to the last closing balance is in the file, at the same balance.
  const passesLast = same.some((line) => line.reachedBalance === lastClosing && getPlace(line) === true);
  const isOpen = lines.some((line) => line.amount !== 0 && !pairs.has(line));
  const hasGap = lastClosing !== null && isOpen && !continues && !isLed && !leadsToLast(own) && !passesLast;
  return {
    judgements: lines.map((line) => judged.get(line) ?? isNew),
    gap: hasGap ? { expected: lastClosing, given: openingBalance } : null,
  };
}

/** Makes lines that are new in one of two orders only possible duplicates. Which of equal lines is new makes no difference. */
function joinReadings(
  file: readonly FileLine[],
  inFile: readonly Judgement[],
  turned: readonly Judgement[],
): Judgement[] {
  const settled = [...inFile];
  const places = file.map((line, index) => ({ name: `${toKey(line)} ${line.reference} ${line.description}`, index }));
  for (const equal of group(places, ({ name }) => name).values()) {
    const isFresh = (all: readonly Judgement[], index: number) => all[index]?.kind === 'new';
    const fresh = equal.filter(({ index }) => isFresh(inFile, index));
    const known = equal.filter(({ index }) => !isFresh(inFile, index));
    const surplus = fresh.length - equal.filter(({ index }) => isFresh(turned, index)).length;
    const original = equal.map(({ index }) => inFile[index]?.movementId ?? turned[index]?.movementId).find(Boolean);
    for (const { index } of surplus > 0 ? fresh.slice(-surplus) : known.slice(0, -surplus))
      settled[index] = { kind: 'duplicate', movementId: inFile[index]?.movementId ?? original ?? null };
  }
  return settled;
}

/**
 * Says which lines of a file are registered already. Equal lines are new where the file proves it: there are more of them than are
 * registered, it continues the last closing balance, the bank states another balance after them, or what is known leads to the last closing
 * balance. Lines that name other references are two movements. A line of the day and amount of a registered one that is neither proved to be
 * new nor to be the same is a possible duplicate. Balances prove nothing about another account: a line that may be in one is a possible duplicate
 * unless their texts differ. Where nothing tells which lines of a file came first, a line is only new, or only known, if it is in both orders.
 */
export function findKnownLines(head: FileHead, file: readonly FileLine[], registered: Registered): Recognition {
  const { judgements, gap } = judgeLines(head, file, registered);
  const turned = file.some(({ otherBalance }) => otherBalance !== null)
    ? judgeLines(
        head,
        file.map((line) => ({ ...line, reachedBalance: line.otherBalance ?? line.reachedBalance })),
        registered,
      )
    : { judgements, gap };
  const joined = joinReadings(file, judgements, turned.judgements);
  return {
    verdicts: joined.map(({ kind, movementId }) =>
      kind === 'duplicate' ? { kind, duplicateOf: movementId ?? 0 } : { kind },
    ),
    gap: gap ?? turned.gap,
  };
}
