/** Texts about the fees of projects and the figures that the law sets. */
export const feeMessages = {
  base: 'Cada comisión tiene su base: plataforma, lo recaudado; administración, la renta; éxito, la ganancia; venta, el precio',
  hurdle: 'Solo la comisión de éxito tiene una rentabilidad mínima, y la necesita',
  percent: 'El porcentaje debe ser mayor que 0 y hasta 100',
  days: 'El último día no puede ser anterior al primero',
  twice: 'Hay dos iguales desde el mismo día: deja una',
  frozen: 'Las comisiones quedan fijas con la primera orden del proyecto. Quien ya invirtió compró con ellas.',
  platform: 'La comisión de la plataforma se cobra al completar una ronda, y este proyecto no tiene ronda',
  firstOfMonth: 'Las primeras comisiones de un proyecto con órdenes rigen desde el primer día de un mes por venir',
  statedWithoutRule: 'Comisión declarada sin regla',
} as const;
