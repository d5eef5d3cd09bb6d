export const texts = {
  loading: 'Cargando resultados...',
  failed: 'No pudimos cargar los resultados. Revisa tu conexión e intenta de nuevo.',
  empty: 'Aún no hay resultados',
  emptyHint: 'Aquí verás cada proyecto desde su primera inversión: lo que prometió y lo que cumplió.',
  caption: 'Resultados por proyecto',
  method: 'Cómo lo calculamos',
} as const;

/** How each figure comes about: a term and its explanation. */
export const method = [
  [
    'Qué proyectos',
    'Todos los que alguna vez recibieron dinero. Ninguno se quita de la lista: ni los que van mal, ni los que terminaron, ni los que se eliminaron del catálogo.',
  ],
  [
    'Retorno prometido',
    'El retorno anual que se proyectó a quienes invirtieron, ponderado por lo que invirtió cada uno. Es una proyección: nunca se suma con lo recibido.',
  ],
  [
    'Retorno realizado',
    'De un proyecto en marcha: las rentas pagadas de los meses que ya vencieron, por 12, entre el capital de esos meses. No cuenta plusvalías que aún no existen. De un proyecto vendido: la TIR anual de todo su dinero, con lo que se invirtió, cada renta en su fecha y lo que dejó la venta. Si duró menos de 30 días, es el resultado sin anualizar. Si se perdió capital, es negativo.',
  ],
  [
    'A tiempo, con atraso, no pagado',
    'La renta de un mes vence el 15 del mes siguiente. Está a tiempo si se pagó completa hasta ese día; con atraso, si se completó después o todavía falta; no pagada, si ya no se pagará. Un mes incompleto sigue contando como atrasado. Los días de atraso son el promedio de los meses atrasados y siguen corriendo hasta hoy.',
  ],
  ['Plazo', 'Lo que se ofreció, y los meses que van desde el financiamiento hasta la venta o hasta hoy.'],
  [
    'Total ponderado',
    'El retorno realizado de todos los proyectos, cada uno con el peso de su capital: una pérdida grande pesa más que una ganancia pequeña.',
  ],
  [
    'Privacidad',
    'Aquí solo hay sumas por proyecto, sin montos de nadie. Mientras el capital sea de menos de cinco personas, se muestra redondeado a la baja.',
  ],
] as const;
