import { formatExactDollars } from '@cimiento/contracts';

/** A file of withdrawals, in Spanish: 'Lote 3 de 2 retiros por $150.25'. @param total decimal text */
export const describeBatch = (id: number, count: number, total: string): string =>
  `Lote ${id} de ${count === 1 ? '1 retiro' : `${count} retiros`} por ${formatExactDollars(total)}`;
