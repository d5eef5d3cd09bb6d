import type { RequestHandler } from 'express';

/** Where the shell tells the operator which remote it could not run, and why. */
export const reportPath = '/remotes/report';

export type RemoteReport = { remote: string; reason: string; version: string };

const word = /^[\w.-]{1,40}$/;
const wordOr = (value: unknown, otherwise: string): string =>
  typeof value === 'string' && word.test(value) ? value : otherwise;

/** Takes such a report. It comes from any browser, so only short plain words of it go on. */
export const takeReports =
  (report: (fault: RemoteReport) => void): RequestHandler =>
  ({ query }, response) => {
    report({
      remote: wordOr(query['remote'], '?'),
      reason: wordOr(query['reason'], '?'),
      version: wordOr(query['version'], '?'),
    });
    response.status(204).end();
  };
