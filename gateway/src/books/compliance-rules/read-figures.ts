import { identityFigures, type IdentityFigure } from '@cimiento/contracts';
import type { ComplianceRuleInput } from '@cimiento/contracts/fields';
import type { EntityManager } from 'typeorm';
import { ComplianceRule } from './compliance-rule.entity';

/** The figures of identity in force, as text. */
export type Figures = Readonly<Record<IdentityFigure, string>>;

type Rule = Pick<ComplianceRuleInput, 'kind' | 'value' | 'validFrom' | 'validTo'>;

const isInForce = ({ validFrom, validTo }: Rule, day: string): boolean =>
  validFrom <= day && (validTo === null || validTo >= day);

/** The figures by these rules on a day; those without a rule on it have their defaults. Of two rules the later one holds. */
export function toFigures(rules: readonly Rule[], day: string): Figures {
  const inForce = rules.filter((rule) => isInForce(rule, day)).sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const stated = new Map(inForce.map(({ kind, value }) => [kind, value]));
  const kinds = Object.keys(identityFigures) as IdentityFigure[];
  return Object.fromEntries(kinds.map((kind) => [kind, stated.get(kind) ?? identityFigures[kind].value])) as Figures;
}

/** The figures in force on a day ('YYYY-MM-DD'). */
export const readFigures = async (manager: EntityManager, day: string): Promise<Figures> =>
  toFigures(await manager.find(ComplianceRule), day);
