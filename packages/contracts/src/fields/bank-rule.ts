import { foldRuleText, lineDirectionLabel, rulePurposeLabel } from '../banking/bank-rules';
import { choice, instant, nullable, recorded, reference, text, type InputFrom } from './field';
import type { ApiTexts, RecordFacts } from './record';

/** Maximum number of rules, and of characters in the text of one. */
export const bankRuleLimits = { rules: 200, text: { min: 3, max: 100 } } as const;

/** Messages of saved rules for bank lines. */
export const bankRuleMessages = {
  text: `Escribe al menos ${bankRuleLimits.text.min} letras de lo que el banco escribe, hasta ${bankRuleLimits.text.max}`,
  exists: 'Ya hay una regla con ese texto para esa cuenta y ese sentido. Elimina la anterior o cambia el texto.',
  project: 'Elige el proyecto cuya renta es; solo una regla de renta lo lleva',
  rentDirection: 'Una regla de renta es para lo que entra',
  tooMany: `Puedes tener hasta ${bankRuleLimits.rules} reglas. Elimina una que ya no uses.`,
} as const;

/** A saved rule: lines that have its text belong to the purpose of the bank. */
export const bankRuleFields = {
  purpose: choice('Es', rulePurposeLabel),
  projectId: nullable(
    reference('Proyecto', 'ID proyecto', {
      description: 'ID of the project whose rent it is; null unless the purpose is `rent`.',
    }),
  ),
  bankAccountId: nullable(
    reference('Cuenta recaudadora', 'ID cuenta', {
      description: 'ID of the account to which the rule applies; null for all accounts.',
    }),
  ),
  direction: nullable(
    choice('Sentido', lineDirectionLabel, { description: 'Limits the rule to credits or debits; null for both.' }),
  ),
  text: text('Texto contiene', {
    ...bankRuleLimits.text,
    message: bankRuleMessages.text,
    // A text of few letters would be part of almost every line.
    clean: (value) => (foldRuleText(value).length < bankRuleLimits.text.min ? null : value),
    placeholder: 'COMISION',
    hint: 'Sin importar mayúsculas ni tildes.',
    description: 'Text to match in the description or reference; case and accents are ignored.',
  }),
};

type BankRuleValues = InputFrom<typeof bankRuleFields>;
/** A rule as an administrator writes it; code may leave out the project. */
export type BankRuleInput = Omit<BankRuleValues, 'projectId'> & Partial<Pick<BankRuleValues, 'projectId'>>;

export const bankRuleRecord: RecordFacts = {
  label: 'Regla para movimientos del banco',
  table: 'bank_rule',
  kept: 'books',
  meaning: 'A saved rule for bank statement lines.',
  nonPersonalTexts: ['text'],
  fields: {
    ...bankRuleFields,
    createdBy: recorded(reference('Quien la guardó', 'ID de quien la guardó')),
    createdAt: recorded(instant('Guardada')),
    deletedBy: recorded(nullable(reference('Quien la eliminó', 'ID de quien la eliminó'))),
    deletedAt: recorded(nullable(instant('Eliminada'))),
  },
};

export const bankRuleApiTexts: ApiTexts = {
  'BankRule.text': 'Lo que tiene la descripción o la referencia, sin importar mayúsculas ni tildes',
  'BankRule.purpose': 'Qué es: bank_fee, interest, not_ours o rent',
  'BankRule.projectId': 'Id del proyecto cuya renta es; null si no es renta',
  'BankRule.bankAccountId': 'Id de la cuenta recaudadora; null para todas',
  'BankRule.direction': 'credit solo lo que entra, debit solo lo que sale; null para ambos',
  'BankRule.lines': 'Cuántos movimientos identificó, sin los que se deshicieron',
  'BankRule.createdBy': 'Id de quien la guardó',
  'BankRule.createdAt': 'Cuándo se guardó',
  'BankRulePreview.count': 'Cuántos movimientos habría identificado',
  'BankRulePreview.total': 'Su suma, negativa si salió dinero',
  'BankRulePreview.differing': 'Cuántos de ellos están identificados como otra cosa',
  'BankRulePreview.lines': 'Los más recientes, hasta 50',
};
