import { lineDirectionLabel, rulePurposeLabel } from '../banking/bank-rules';
import { choice, instant, nullable, recorded, reference, text, type InputFrom } from './field';
import type { RecordFacts } from './record';

/** How many rules there may be, and how many characters the text of one has. */
export const bankRuleLimits = { rules: 200, text: { min: 3, max: 100 } } as const;

/** Messages of saved rules for bank lines. */
export const bankRuleMessages = {
  text: `Escribe al menos ${bankRuleLimits.text.min} letras de lo que el banco escribe, hasta ${bankRuleLimits.text.max}`,
  exists: 'Ya hay una regla con ese texto para esa cuenta y ese sentido. Elimina la anterior o cambia el texto.',
  tooMany: `Puedes tener hasta ${bankRuleLimits.rules} reglas. Elimina una que ya no uses.`,
} as const;

/** A saved rule: lines that have its text belong to the purpose of the bank. */
export const bankRuleFields = {
  text: text('Texto contiene', {
    ...bankRuleLimits.text,
    message: bankRuleMessages.text,
    placeholder: 'COMISION',
    hint: 'Sin importar mayúsculas ni tildes.',
    description: 'Text in the description or the reference; case and accents are ignored.',
  }),
  purpose: choice('Es', rulePurposeLabel),
  bankAccountId: nullable(
    reference('Cuenta recaudadora', 'ID cuenta', { description: 'Account the rule applies to; null for all.' }),
  ),
  direction: nullable(choice('Sentido', lineDirectionLabel, { description: 'Credits or debits only; null for both.' })),
};

/** A rule as it is stored. */
export const bankRuleRecordFields = {
  ...bankRuleFields,
  createdBy: recorded(reference('Quien la guardó', 'ID de quien la guardó')),
  createdAt: recorded(instant('Guardada')),
  deletedBy: recorded(nullable(reference('Quien la eliminó', 'ID de quien la eliminó'))),
  deletedAt: recorded(nullable(instant('Eliminada'))),
};

export type BankRuleInput = InputFrom<typeof bankRuleFields>;

export const bankRuleRecord: RecordFacts = {
  label: 'Regla para movimientos del banco',
  table: 'bank_rule',
  kept: 'books',
  meaning: 'A saved rule for bank statement lines.',
  fields: bankRuleRecordFields,
};
