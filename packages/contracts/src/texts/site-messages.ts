/** Spanish messages of the site's frame. Apart from `messages`, because the first script of every page contains these and none of those. */
export const siteMessages = {
  internal: 'Algo salió mal de nuestro lado. Intenta de nuevo en unos minutos.',
  offline: 'No pudimos conectarnos. Revisa tu conexión e intenta de nuevo.',
  riskNote: 'Rendimientos proyectados, no garantizados. Invertir implica riesgo de pérdida del capital.',
  signedOut: 'Has cerrado sesión exitosamente',
  /** The gateway does not know the operations of this page. */
  unknownRelease: 'Esta página es de otra versión. Vuelve a cargarla.',
} as const;
