export const texts = {
  loading: 'Cargando resultados...',
  failed: 'No pudimos cargar los resultados. Revisa tu conexión e intenta de nuevo.',
  empty: 'Aún no hay resultados',
  emptyHint: 'Aquí verás cada proyecto desde su primera inversión: lo que prometió y lo que cumplió.',
  caption: 'Resultados por proyecto',
  method: 'Cómo lo calculamos',
} as const;

/** Explanation of each figure: a term and its text. */
export const method = [
  [
    'Qué proyectos',
    'Todos los que alguna vez recibieron dinero. Ninguno se quita de la lista: ni los que van mal, ni los que terminaron, ni los que se eliminaron del catálogo.',
  ],
  [
    'Retorno prometido',
    'El retorno anual que se proyectó a quienes invirtieron, ponderado por lo que invirtió cada uno: como se anunció, antes de comisiones, y al lado después de la comisión de administración. Es una proyección: nunca se suma con lo recibido.',
  ],
  [
    'Retorno realizado',
    'De un proyecto en marcha: las rentas pagadas de los meses que ya vencieron, por 12, entre el capital de esos meses: lo que recibieron, después de comisiones, y al lado lo mismo antes de ellas. No cuenta plusvalías que aún no existen. De un proyecto vendido: la TIR anual de todo su dinero, con lo que se invirtió, cada renta en su fecha y lo que dejó la venta. Si duró menos de 30 días, es el resultado sin anualizar. Si se perdió capital, es negativo.',
  ],
  [
    'A tiempo, con atraso, no pagado',
    'La renta de un mes vence el 15 del mes siguiente. Está a tiempo si se pagó completa hasta ese día; con atraso, si se completó después o todavía falta; no pagada, si ya no se pagará. Un mes incompleto sigue contando como atrasado. Los días de atraso son el promedio de los meses atrasados y siguen corriendo hasta hoy.',
  ],
  [
    'TIR con la venta',
    'La TIR (tasa interna de retorno) es el porcentaje anual que, aplicado a cada dólar desde el día en que se invirtió hasta el día en que volvió, da exactamente lo que se recibió en rentas y en la venta.',
  ],
  [
    'Plazo y nuevas fechas',
    'Lo que se ofreció, y los meses desde el financiamiento hasta la venta o hasta hoy. Una nueva fecha es la de un retraso que el proyecto comunicó, con su título: puede ser de una obra o de un equipo, y no siempre de la venta.',
  ],
  [
    'Total ponderado',
    'El retorno realizado de cada proyecto por su capital, sumado y dividido para el capital de los que ya tienen un retorno. Puedes rehacer la cuenta con la tabla o con el CSV. Una pérdida grande pesa más que una ganancia pequeña.',
  ],
  [
    'Privacidad',
    'Aquí solo hay sumas por proyecto, sin montos de nadie. Mientras el capital de un proyecto sea de menos de cinco personas, se muestra redondeado a la baja a $10,000; el total se calcula con el exacto.',
  ],
] as const;
