import { getMonthName } from '@cimiento/contracts';

/** 'oct' from '2024-10', with the year for the first column and each January. */
export function getMonthTick(period: string, isFirst: boolean): { tick: string; group: string | undefined } {
  const isJanuary = period.endsWith('-01');
  return { tick: getMonthName(period).slice(0, 3), group: isFirst || isJanuary ? period.slice(0, 4) : undefined };
}
