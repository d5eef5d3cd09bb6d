import { centsToText, formatExactDollars } from '@cimiento/contracts';
import type { EntityManager } from 'typeorm';
import type { MoneyIn } from '../../books/money-in/money-in';
import type { Actor } from '../../platform/request';
import type { BankStatementLine } from '../statements/bank-statement-line.entity';
import type { ApprovedMatch } from './describe-line';
import type { PlannedLine } from './match-lines';

/** A planned line, and the rule that takes a second person to assign it. */
type LimitedLine = { line: PlannedLine; refused: PlannedLine['rule'] };

/** Counts the debits that saved rules assign for the administrator who posts their statement. What is too much for one person waits in suspense. */
export async function limitRules(
  moneyIn: MoneyIn,
  manager: EntityManager,
  lines: readonly PlannedLine[],
  by: Actor,
): Promise<LimitedLine[]> {
  const limited: LimitedLine[] = [];
  for (const line of lines) {
    const isFree = line.rule === null || (await moneyIn.tryCount(manager, by, 'money_out', -line.amount));
    limited.push(
      isFree ? { line, refused: null } : { line: { ...line, status: 'suspense', rule: null }, refused: line.rule },
    );
  }
  return limited;
}

/** Asks a second person for what a rule may not do alone: neither who posted its line nor who saved the rule. */
export async function proposeRule(
  moneyIn: MoneyIn,
  manager: EntityManager,
  { id, amount }: BankStatementLine,
  rule: PlannedLine['rule'],
  by: Actor,
): Promise<void> {
  if (!rule) return;
  const content: ApprovedMatch = { id, target: { purpose: rule.purpose }, ruleBy: rule.createdBy };
  const summary = `Asignar el movimiento #${id} del banco por ${formatExactDollars(centsToText(amount))}`;
  await moneyIn.proposeWithin(
    manager,
    'money_out',
    { action: 'bankLine', subject: `bankLine:${id}`, summary, content },
    by,
  );
}
