/** Messages for faults of the server that its operator must fix. Apart from `messages`, which every page loads. */
export const operatorMessages = {
  secureOnly:
    'Aquí solo se inicia sesión por una conexión segura. Abre la dirección que empieza con https:// o, si ya es esa, avísale a quien administra este sitio.',
  storageUnavailable:
    'En este momento no podemos leer ni guardar archivos. Intenta en un minuto; si se repite, avísale a quien administra este sitio.',
  diskFull:
    'El servidor no tiene espacio para guardar archivos y no guardamos nada. Intenta más tarde; si se repite, avísale a quien administra este sitio.',
  starting: 'El servidor está arrancando. Tus datos están a salvo. Intenta de nuevo en unos segundos.',
} as const;
