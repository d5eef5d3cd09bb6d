const portfolioTerms = [
  [
    'Tienes',
    'Lo que está en proyectos, a su costo, más tu saldo y las rentas registradas que aún no recibes. No cambia con el precio de las propiedades.',
  ],
  [
    'Por llegar',
    'Las rentas registradas a tu nombre que todavía no recibes: pendientes, anunciadas y atrasadas. Es la misma suma que en tu saldo. Una renta no pagada no cuenta: ya no llegará.',
  ],
  [
    'Rentabilidad anual',
    'Es la tasa interna de retorno (TIR): la tasa anual que iguala lo que pusiste con lo que recibiste, según el día de cada movimiento. Supone que el capital que sigue invertido vale lo que pagaste.',
  ],
  [
    'Total Invertido',
    'El capital que está en proyectos. No cambia con el precio de las propiedades. El de un proyecto vendido deja de contar cuando se reparte su venta.',
  ],
  ['Devuelto', 'El capital de las inversiones cuya venta ya se repartió. Lo que recibiste por ellas está en su venta.'],
  ['Rendimientos', 'La suma de las rentas que ya se te pagaron. No incluye pagos pendientes ni lo que deja una venta.'],
  [
    'Propiedades',
    'Los proyectos en los que tienes al menos una fracción. Varias inversiones en un proyecto cuentan una vez.',
  ],
] as const;

const [, ...otherTerms] = portfolioTerms;

/** The terms of an investor who has money in rounds. */
const roundTerms = [
  [
    'Tienes',
    'Lo que está en proyectos, a su costo, más lo que está en rondas, tu saldo y las rentas registradas que aún no recibes. No cambia con el precio de las propiedades.',
  ],
  [
    'En rondas',
    'Lo que pagaste en rondas que todavía no se completan. Está apartado: si la ronda se completa es tu inversión, y si no, vuelve a tu saldo.',
  ],
  ...otherTerms,
] as const;

/** The meaning of the figures of a portfolio, in the words of docs/returns.md. */
export const listPortfolioTerms = (hasRounds: boolean): readonly (readonly [term: string, meaning: string])[] =>
  hasRounds ? roundTerms : portfolioTerms;

/** The meaning of an investment's figures, for the list of terms. */
export const investmentTerms = [
  ['Inversión', 'El capital que pusiste.'],
  [
    'ROI Anual',
    'Retorno de la inversión (ROI, por sus siglas en inglés): lo que el proyecto proyectaba para un año cuando invertiste, antes de comisiones. No está garantizado.',
  ],
  [
    'Rendimiento Real',
    'Las rentas de esta inversión que ya se te pagaron. Al año: lo que llegó de las rentas que ya vencieron, sobre la misma base que el ROI anual.',
  ],
  ['Proyectado Anual', 'Tu inversión por el ROI anual: lo que se proyecta para doce meses, antes de comisiones.'],
  ['De lo proyectado', 'El rendimiento real frente a un año completo. Se detiene en 100 %.'],
  [
    'De lo esperado a hoy',
    'Lo que llegó de las rentas que ya vencieron, frente a lo proyectado para ellas. La primera es la del mes siguiente a tu inversión, y cada una vence el 15 del mes que le sigue. Lo que falta es lo atrasado; una renta no pagada, o pagada antes de vencer, se nombra aparte.',
  ],
  [
    'Capital devuelto y ganancia',
    'De un proyecto vendido: la parte de la venta que repone tu capital, y lo que la supera.',
  ],
] as const;
