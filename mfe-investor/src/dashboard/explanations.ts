/** Explanation of each figure of the dashboard, in the words of docs/returns.md. */
export const explanations = {
  invested:
    'La suma de todo el capital que has invertido, también en proyectos que ya se vendieron. No cambia con el precio de las propiedades.',
  returns: 'La suma de las rentas que ya se te pagaron. No incluye pagos pendientes ni lo que deja una venta.',
  properties:
    'Los proyectos en los que tienes al menos una fracción. Varias inversiones en un proyecto cuentan una vez.',
  annualReturn:
    'Es la tasa interna de retorno (TIR): la tasa anual que iguala lo que pusiste con lo que recibiste, según el día de cada movimiento. Supone que el capital que sigue invertido vale lo que pagaste.',
  coming:
    'Las rentas registradas a tu nombre que todavía no recibes: pendientes, anunciadas y atrasadas. Es la misma suma que en tu saldo. Una renta no pagada no cuenta: ya no llegará.',
} as const;

/** The meaning of an investment's figures, for the list of terms. */
export const investmentTerms = [
  ['Inversión', 'El capital que pusiste.'],
  [
    'ROI Anual',
    'Retorno de la inversión (ROI, por sus siglas en inglés): lo que el proyecto proyectaba para un año cuando invertiste, antes de comisiones. No está garantizado.',
  ],
  ['Rendimiento Real', 'Las rentas de esta inversión que ya se te pagaron.'],
  ['Proyectado Anual', 'Tu inversión por el ROI anual: lo que se proyecta para doce meses, antes de comisiones.'],
  ['De lo proyectado', 'El rendimiento real frente a un año completo. Se detiene en 100 %.'],
  [
    'De lo esperado a hoy',
    'El rendimiento real frente a las rentas que ya vencieron. La primera es la del mes siguiente a tu inversión, y cada una vence el 15 del mes que le sigue. Lo que falta es lo atrasado; una renta no pagada se nombra aparte.',
  ],
  [
    'Capital devuelto y ganancia',
    'De un proyecto vendido: la parte de la venta que repone tu capital, y lo que la supera.',
  ],
] as const;
