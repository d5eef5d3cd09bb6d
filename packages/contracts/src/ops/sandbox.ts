/** What every page of a sandbox says. Apart from `messages`, so that the pages of a real installation do not carry it. */
export const sandboxNotice = 'Entorno de pruebas: ni el dinero ni las personas son reales.';
