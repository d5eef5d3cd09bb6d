import type { RequestHandler } from 'express';

/** Address where the shell reports remotes that it could not run. */
export const reportPath = '/remotes/report';

export type RemoteReport = {
  remote: string;
  reason: string;
  version: string;
  /** Fingerprint, which tells a canary from a live release of the same version. */
  build: string;
};

const plainWord = /^[\w.-]{1,40}$/;
const toPlainWord = (value: unknown): string => (typeof value === 'string' && plainWord.test(value) ? value : '?');

/** Receives reports. Anyone can send one, so only short plain words are passed on; '?' stands for anything else. */
export const receiveReports =
  (onReport: (report: RemoteReport) => void): RequestHandler =>
  ({ query }, response) => {
    onReport({
      remote: toPlainWord(query['remote']),
      reason: toPlainWord(query['reason']),
      version: toPlainWord(query['version']),
      build: toPlainWord(query['build']),
    });
    response.status(204).end();
  };
