import { centsToText, formatExactDollars } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { MoneyIn } from '../../books/money-in/money-in';
import type { Actor } from '../../platform/request';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import { tryCountRule, type Counting } from './count-lines';
import type { ApprovedMatch } from './describe-line';
import type { PlannedLine } from './match-lines';

/** A planned line, and as its rule would assign it where that takes a second person. */
type LimitedLine = { line: PlannedLine; refused: PlannedLine | null };

/** Counts what saved rules assign for the administrator who posts their statement. What is too much for one person waits in suspense. */
export async function limitRules(
  counting: Counting,
  lines: readonly PlannedLine[],
  bankAccountId: number,
): Promise<LimitedLine[]> {
  const limited: LimitedLine[] = [];
  const counted: PlannedLine[] = [];
  for (const line of lines) {
    const isFree = line.rule === null || (await tryCountRule(counting, line, bankAccountId, counted));
    if (isFree && line.rule) counted.push(line);
    const waiting = { ...line, status: 'suspense' as const, rule: null, period: null };
    limited.push(isFree ? { line, refused: null } : { line: waiting, refused: line });
  }
  return limited;
}

/** Asks a second person for what a rule may not do alone: neither who posted its line nor who saved the rule. */
export async function proposeRule(
  moneyIn: MoneyIn,
  manager: EntityManager,
  { id, amount }: BankStatementLine,
  refused: PlannedLine | null,
  by: Actor,
): Promise<void> {
  const rule = refused?.rule;
  if (!rule) return;
  const { purpose, projectId, createdBy: ruleBy } = rule;
  const target = projectId === null ? { purpose } : { purpose, projectId, period: refused.period };
  const content: ApprovedMatch = { id, target, ruleBy };
  const summary = `Asignar el movimiento #${id} del banco por ${formatExactDollars(centsToText(amount))}`;
  await moneyIn.proposeWithin(
    manager,
    purpose === 'rent' ? 'money_in' : 'money_out',
    { action: 'bankLine', subject: `bankLine:${id}`, summary, content },
    by,
  );
}
