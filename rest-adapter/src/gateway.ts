import type { Readable } from 'node:stream';
import type { Request, RequestHandler, Response } from 'express';

export type Variables = Record<string, unknown>;

export type Result = {
  data?: Record<string, unknown> | null;
  /** Each error's `extensions` are the contract's ErrorExtensions. */
  errors?: ReadonlyArray<{ message: string; extensions?: Record<string, unknown> }>;
};

/** Runs a GraphQL operation as the user of the request's session. Failures are returned in `errors`. */
export type Execute = (
  request: Request,
  response: Response,
  document: string,
  variables?: Variables,
) => Promise<Result>;

/** The text fields of a form, its file, and a second one of the few forms that take one; null without it. */
export type ReceivedForm = { fields: Record<string, unknown>; file: unknown; alt: unknown };

/** The names of the files of a form. */
export type FormFiles = readonly ['file'] | readonly ['file', 'alt'];

/** The part of the gateway that the adapter uses. */
export type GatewayPort = {
  /** Gives each answer its `Request-Id`, the one in the log. */
  assignRequestId: RequestHandler;
  /** Logs each request when its response ends. */
  requestLog: RequestHandler;
  /** Logs each request and loads its session. */
  middleware: RequestHandler;
  execute: Execute;
  /** Scopes of the API key that a request was authenticated by; null without one. */
  getKeyScopes(request: Request): readonly string[] | null;
  /** Whether a request has neither a session nor an API key. Known once the middleware has run. */
  isStranger(request: Request): boolean;
  /** The message of the refusal of a change that a page prepared for another user than that of the session; null where it may run. */
  findSessionChange(request: Request, mutation: string): string | null;
  /** Records that the caller of a request was refused an operation. */
  recordDenied(request: Request, operation: string): Promise<void>;
  /**
   * Reads a multipart form with its files, which an operation takes as the variables of their names, and runs `work` with it. Few such requests
   * run at once: the others fail before their bodies are read.
   */
  receiveUpload<T>(
    request: Request,
    response: Response,
    work: (form: ReceivedForm) => Promise<T>,
    names?: FormFiles,
  ): Promise<T>;
  /** Opens a content that an operation let the caller read. */
  openFile(sha256: string): Promise<{ size: number; stream: Readable }>;
  /** Whether a request comes from a page of the product, or from no browser. */
  isSameOrigin(request: Request): boolean;
  log: { error(details: object, message: string): void };
};
