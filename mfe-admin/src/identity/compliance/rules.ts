import { formatExactDollars, identityFigures } from '@cimiento/contracts';
import {
  complianceKindLabel,
  complianceKinds,
  type ComplianceKind,
  type ComplianceRuleInput,
} from '@cimiento/contracts/fields';

/** A row of the register: a rule, or the value that counts where a kind has none. */
export type RegisterRow = Omit<ComplianceRuleInput, 'validFrom'> & { validFrom: string | null; isDefault: boolean };

const isFigure = (kind: ComplianceKind): kind is keyof typeof identityFigures => kind in identityFigures;

function toDefault(kind: ComplianceKind): RegisterRow[] {
  if (!isFigure(kind)) return [];
  const { value, source } = identityFigures[kind];
  return [{ kind, value, source, validFrom: null, validTo: null, confirmedBy: null, isDefault: true }];
}

/** All kinds in their order, the newest rule of each first; a kind without a rule has its default. */
export const toRegister = (rules: readonly ComplianceRuleInput[]): RegisterRow[] =>
  complianceKinds.flatMap((kind) => {
    const own = rules
      .filter((rule) => rule.kind === kind)
      .sort((one, other) => other.validFrom.localeCompare(one.validFrom));
    return own.length > 0 ? own.map((rule) => ({ ...rule, isDefault: false })) : toDefault(kind);
  });

/** A value as people read it: money in dollars, the rest as its label says. */
export const formatRule = ({ kind, value }: Pick<RegisterRow, 'kind' | 'value'>): string =>
  isFigure(kind) && identityFigures[kind].kind === 'amount' ? formatExactDollars(value) : value;

/** Whether a kind moves the risk of people. */
export const movesRisk = (kind: ComplianceKind): boolean => kind.startsWith('risk_') || kind === 'listed_countries';

/** 'País de riesgo (puntos), desde el 01/02/2026'. */
export const getRuleName = ({ kind, validFrom }: Pick<RegisterRow, 'kind' | 'validFrom'>): string =>
  validFrom === null ? complianceKindLabel[kind] : `${complianceKindLabel[kind]}, ${validFrom}`;

/** All rules with one in place of another of the same kind and day. */
export const replaceRule = (
  rules: readonly ComplianceRuleInput[],
  former: RegisterRow | null,
  next: ComplianceRuleInput,
): ComplianceRuleInput[] => [...removeRule(rules, former), next];

/** All rules but one. */
export const removeRule = (rules: readonly ComplianceRuleInput[], former: RegisterRow | null): ComplianceRuleInput[] =>
  rules.filter((rule) => former === null || rule.kind !== former.kind || rule.validFrom !== former.validFrom);
