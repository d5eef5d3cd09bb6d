import { foldText } from '../values/slug';
import { linePurposeLabel, type LinePurpose } from './reconciliation';

/** The purposes that a saved rule can give a line: the bank's own, and the rent of a project. The values are stored. */
export const rulePurposes = ['bank_fee', 'interest', 'not_ours', 'rent'] as const satisfies readonly LinePurpose[];
export type RulePurpose = (typeof rulePurposes)[number];
export const rulePurposeLabel: Record<RulePurpose, string> = {
  bank_fee: linePurposeLabel.bank_fee,
  interest: linePurposeLabel.interest,
  not_ours: linePurposeLabel.not_ours,
  rent: linePurposeLabel.rent,
};

/** Whether a line brings money or takes it. The values are stored. */
export const lineDirections = ['credit', 'debit'] as const;
export type LineDirection = (typeof lineDirections)[number];
export const lineDirectionLabel: Record<LineDirection, string> = {
  credit: 'Solo lo que entra',
  debit: 'Solo lo que sale',
};

/** A text as rules compare it: without case and accents, its blanks single. */
export const foldRuleText = (text: string): string =>
  foldText(text.normalize('NFKC'))
    .replace(/[\p{C}\p{Z}]+/gu, ' ')
    .trim();

/** The criteria of a rule; null is any account or direction. */
export type RuleTerms = { text: string; bankAccountId: number | null; direction: LineDirection | null };
type RuledLine = { bankAccountId: number; amount: number; description: string | null; reference: string | null };

/** Whether a line, with its amount in cents, is one that the rule names. */
export const matchesRule = ({ text, bankAccountId, direction }: RuleTerms, line: RuledLine): boolean =>
  line.amount !== 0 &&
  (bankAccountId === null || bankAccountId === line.bankAccountId) &&
  (direction === null || direction === (line.amount > 0 ? 'credit' : 'debit')) &&
  foldRuleText(`${line.description ?? ''} ${line.reference ?? ''}`).includes(foldRuleText(text));

/** The rule for a line: of several that name it the one with the longest text, then the oldest. Null when none does. */
export function findRule<Rule extends RuleTerms & { id: number }>(
  rules: readonly Rule[],
  line: RuledLine,
): Rule | null {
  const found = rules.filter((rule) => matchesRule(rule, line));
  found.sort((a, b) => foldRuleText(b.text).length - foldRuleText(a.text).length || a.id - b.id);
  return found[0] ?? null;
}
