/** Texts about exits and adjustments. Apart from `messages`, because no page of investors or visitors shows them. */
export const exitMessages = {
  exitProposed:
    'La venta de este proyecto espera una decisión, como máximo 72 horas. Hasta entonces no recibe inversiones ni se cancelan las que tiene; después de una negativa tienes al menos 24 horas para arrepentirte.',
  exitDone: 'Este proyecto ya tiene su salida registrada.',
  exitCorrected: 'Otra persona ya corrigió esta salida. Recarga la página y revisa la que está vigente.',
  exitNothingHeld: 'Este proyecto no tiene inversiones entre las cuales repartir.',
  exitUnseenCapital: (statementId: number): string =>
    `En este proyecto se invirtió dinero del extracto #${statementId}, que nadie más ha confirmado. Confírmalo o recházalo antes de aprobar la salida.`,
  exitHoldingsChanged:
    'Las inversiones del proyecto cambiaron desde que viste el reparto. No se registró nada: revisa el reparto nuevo.',
  adjustmentMeanwhile: 'Otra persona registró un ajuste al mismo tiempo. Intenta de nuevo.',
  adjustmentOnly: 'Solo se reversa a mano un ajuste. Los demás asientos siguen a su registro: corrígelo allí.',
  adjustmentReversed: 'Este ajuste ya está reversado.',
};
