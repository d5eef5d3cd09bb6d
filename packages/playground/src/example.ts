/** One tab of the playground: a document, with its variables and HTTP headers as JSON. */
export type Example = { query: string; variables?: string; headers?: string };
