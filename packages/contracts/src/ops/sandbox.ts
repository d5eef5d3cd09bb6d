/** The notice on every page of a sandbox. Apart from `messages`, so that the pages of a real installation do not carry it. */
/** Label of the notice on each page of a sandbox, by which pages know that they are of one. */
export const sandboxLabel = 'Entorno de pruebas';

export const sandboxNotice = 'Entorno de pruebas: ni el dinero ni las personas son reales.';
