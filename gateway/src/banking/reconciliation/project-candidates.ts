import {
  centsToText,
  findRule,
  foldText,
  formatExactDollars,
  formatMonth,
  linePurposeLabel,
  type ExpenseCategory,
} from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import { Project } from '../../investing/records';
import { expenseWords } from '../bank-words';
import { listRules } from '../rules/bank-rules.service';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import { readCapitalLeft } from './house-money';
import type { BankLineCandidate } from './reconciliation.types';
import { RentMonths } from './rent-months';

// A saved rule says more than a name, and a name more than an amount, which investors may send too.
const points = { rule: 150, name: 60, amount: 45, word: 20 } as const;
// Projects that one text names.
const maxNamed = 5;

type Named = Pick<Project, 'id' | 'name'>;

/** Words of a text, each between blanks, so that a name is found whole. */
const toWords = (text: string): string =>
  ` ${foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

const getText = ({ description, reference }: BankStatementLine): string => `${description ?? ''} ${reference ?? ''}`;

const listProjects = (reader: EntityManager): Promise<Named[]> =>
  reader.find(Project, { select: { id: true, name: true }, order: { id: 'ASC' } });

const isNamed = ({ name }: Named, words: string): boolean => words.includes(toWords(name));

const byName = 'El texto nombra el proyecto';

type Found = Pick<BankLineCandidate, 'purpose' | 'label' | 'reasons' | 'score'> & Partial<BankLineCandidate>;

const toCandidate = (projectId: number, found: Found): BankLineCandidate => ({
  userId: null,
  orderId: null,
  withdrawalId: null,
  projectId,
  ...found,
});

/** The rents for which a credit may be: of projects that its text names, that expect its amount, or whose saved rule names it. */
async function listRents(reader: EntityManager, line: BankStatementLine): Promise<BankLineCandidate[]> {
  const words = toWords(getText(line));
  const months = await RentMonths.read(reader, 'all', [line.bookedOn]);
  const rule = findRule(await listRules(reader), line);
  return (await listProjects(reader)).flatMap((project) => {
    const open = months.listOpen(project.id, line.bookedOn);
    const isExact = open.some((month) => [month.missingCents, month.missingNetCents].includes(line.amount));
    const isRuled = rule?.projectId === project.id;
    const hasName = isNamed(project, words);
    if (!isExact && !isRuled && !hasName) return [];
    const period = months.propose(project.id, line.bookedOn);
    const expected = isExact ? line.amount : open[0]?.missingCents;
    const reasons = [
      ...(expected === undefined ? [] : [`Se esperan ${formatExactDollars(centsToText(expected))}`]),
      ...(hasName ? [byName] : []),
      ...(isRuled ? [`Por la regla «${rule.text}»`] : []),
    ];
    const score = (isExact ? points.amount : 0) + (hasName ? points.name : 0) + (isRuled ? points.rule : 0);
    const label = `${linePurposeLabel.rent} de ${project.name}, ${formatMonth(period)}`;
    return [toCandidate(project.id, { purpose: 'rent', period, label, reasons, score })];
  });
}

/** The category of an expense by the words of its text. */
function findCategory(text: string): ExpenseCategory | null {
  const [found] = expenseWords.filter(([, words]) => words.test(foldText(text)));
  return found?.[0] ?? null;
}

/** The expenses and the capital for which a debit may be: of projects that its text names. */
async function listDebits(reader: EntityManager, line: BankStatementLine): Promise<BankLineCandidate[]> {
  const words = toWords(getText(line));
  const named = (await listProjects(reader)).filter((project) => isNamed(project, words)).slice(0, maxNamed);
  const category = findCategory(words);
  const found = named.map(async ({ id, name }) => {
    const expense = toCandidate(id, {
      purpose: 'expense',
      category: category ?? 'other',
      label: `${linePurposeLabel.expense} de ${name}`,
      reasons: [byName],
      score: points.name + (category ? points.word : 0),
    });
    const { propertyCents, proceedsCents } = await readCapitalLeft(reader, id);
    const left = Math.max(propertyCents, proceedsCents);
    if (left < -line.amount) return [expense];
    const isAll = left === -line.amount;
    const capital = toCandidate(id, {
      purpose: 'capital',
      label: `Capital de ${name}`,
      reasons: [`Quedan ${formatExactDollars(centsToText(left))} por entregar`, byName],
      score: points.name + (isAll ? points.amount : 0),
    });
    return [expense, capital];
  });
  return (await Promise.all(found)).flat();
}

/** The money of projects for which a line may be. */
export const listProjectCandidates = (reader: EntityManager, line: BankStatementLine): Promise<BankLineCandidate[]> =>
  line.amount > 0 ? listRents(reader, line) : listDebits(reader, line);
