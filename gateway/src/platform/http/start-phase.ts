import type { RequestListener } from 'node:http';
import { operatorMessages } from '@cimiento/contracts';
import express, { type ErrorRequestHandler, type Express } from 'express';
import type { MigrationEvent } from '../database';
import { build } from '@cimiento/server';
import { ExpectedError } from '../errors';
import { securityHeaders } from './security-headers';

const retrySeconds = 5;

const starting = new ExpectedError('UNAVAILABLE', operatorMessages.starting, { retryAfter: retrySeconds });

/** Answers as a page. */
const sendText: ErrorRequestHandler = (error: Error, _request, response, _next) =>
  void response.type('text').send(error.message);

/** Answers as GraphQL does. */
const sendGraphQl: ErrorRequestHandler = ({ message, extensions }: ExpectedError, _request, response, _next) =>
  void response.json({ errors: [{ message, extensions }] });

/**
 * The responses of a server from its first moment until it can serve: it listens before it migrates, so that a health check
 * sees what it does. /healthz is 200, /readyz 503 with the state and the name of the migration, all else 503 with Retry-After.
 */
export class StartPhase {
  private state: { state: 'starting' | 'migrating' | 'waiting'; migration?: string } = { state: 'starting' };
  private app: Express;

  /** @param answerApi answers under /api, in the form of its other errors */
  constructor(answerApi: ErrorRequestHandler = sendText) {
    this.app = this.createApp(answerApi);
  }

  /** The listener of the server, from the start to the end of the process. */
  readonly listener: RequestListener = (request, response) => void this.app(request, response);

  /** Follows the migrations of the tables. */
  readonly onMigration = (event: MigrationEvent): void => {
    this.state = event.state === 'migrated' ? { state: 'starting' } : event;
  };

  /** Ends the start: from now on `app` answers. */
  serveWith(app: Express): void {
    this.app = app;
  }

  private createApp(answerApi: ErrorRequestHandler): Express {
    return express()
      .disable('x-powered-by')
      .use(securityHeaders, (_request, response, next) => {
        response.set('Cache-Control', 'no-store');
        next();
      })
      .get('/healthz', (_request, response) => void response.json({ status: 'ok' }))
      .use((request, response, next) => {
        response.status(503).set('Retry-After', String(retrySeconds));
        if (request.path === '/readyz') response.json({ status: 'unavailable', ...this.state, ...build });
        else next(starting);
      })
      .use('/graphql', sendGraphQl)
      .use('/api', answerApi)
      .use(sendText);
  }
}
