import type { Request, RequestHandler, Response } from 'express';

export type Variables = Record<string, unknown>;

export type Result = {
  data?: Record<string, unknown> | null;
  /** Their `extensions` are the contract's ErrorExtensions. */
  errors?: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> }>;
};

/** Runs an operation for a request, as whoever its session says. Failures are in `errors`. */
export type Execute = (
  request: Request,
  response: Response,
  document: string,
  variables?: Variables,
) => Promise<Result>;

/** All that this adapter knows of the gateway. */
export type GatewayPort = {
  /** Writes a line for a request once it is answered. */
  requestLog: RequestHandler;
  /** The same, and reads the session of a request. */
  middleware: RequestHandler;
  execute: Execute;
  /** What `read` gives from now on, read once for all who ask by the same key while another such reading is under way. */
  latest<T>(key: string, read: () => Promise<T>): Promise<T>;
  log: { error(details: object, message: string): void };
};
