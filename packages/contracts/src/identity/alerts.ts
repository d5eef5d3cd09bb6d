/** Patterns of money that a person looks at; they stop nothing by themselves. The values are stored. */
export const alertKindLabel = {
  quick_exit: 'Depositó y pidió retirar casi todo sin invertir',
  just_below: 'Varios depósitos justo por debajo del umbral',
  shared_account: 'Dos personas con una misma cuenta bancaria',
  changed_account: 'Cambió su cuenta bancaria y pidió un retiro',
} as const;
export type AlertKind = keyof typeof alertKindLabel;
export const alertKinds = Object.keys(alertKindLabel) as AlertKind[];

/** Days that the patterns look back. */
export const alertDays = { quickExit: 7, justBelow: 30, changedAccount: 7, shown: 90 } as const;
/** Part of what was deposited that a withdrawal takes out again, in percent. */
export const quickExitPercent = 80;
/** Part of the threshold from which a deposit is just below it, in percent. */
export const justBelowPercent = 90;
