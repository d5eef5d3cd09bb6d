import { limits } from './limits';

/** What saved rules for lines of a bank tell people. */
export const bankRuleMessages = {
  text: `Escribe al menos ${limits.bankRuleText.min} letras de lo que el banco escribe, hasta ${limits.bankRuleText.max}`,
  exists: 'Ya hay una regla con ese texto para esa cuenta y ese sentido. Elimina la anterior o cambia el texto.',
  tooMany: `Puedes tener hasta ${limits.bankRules.max} reglas. Elimina una que ya no uses.`,
} as const;
