import { RemoteError, reportFailure } from '@cimiento/federation/runtime';
import { renderPage } from '@cimiento/session/testing';
import { screen } from '@testing-library/react';
import { reportHealth } from '../health/report-health';
import { RemoteBoundary } from './RemoteBoundary';

jest.mock('@cimiento/federation/runtime', () => ({
  reportFailure: jest.fn(),
  RemoteError: class extends Error {
    readonly reason = 'unavailable';

    constructor(_remote: string, _reason: string, options: ErrorOptions) {
      super('', options);
    }
  },
}));
jest.mock('../health/report-health', () => ({ reportHealth: jest.fn(), describeError: () => undefined }));

const release = { entry: '/remotes/public/1/mf-manifest.json', contract: 1, routes: {} };

/** Shows a page that throws. */
function open(error: Error): void {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const Page = (): never => {
    throw error;
  };
  renderPage(
    <RemoteBoundary remote="public" release={release} page="/blog" onRetry={() => undefined}>
      <Page />
    </RemoteBoundary>,
  );
}

const createChunkError = (address: string) =>
  Object.assign(new Error('Loading chunk 7 failed'), { request: `${location.origin}${address}` });

test('a missing file of the shell offers a reload, and is booked to no remote', () => {
  const cause = createChunkError('/assets/751.0123456789ab.js');
  open(new RemoteError('public', 'unavailable', { cause }));
  expect(screen.getByRole('alert')).toHaveTextContent('No pudimos cargar una parte del sitio');
  expect(screen.getByRole('button', { name: 'Actualizar' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeInTheDocument();
  expect(reportHealth).not.toHaveBeenCalled();
  expect(reportFailure).not.toHaveBeenCalled();
});

test('a file of a remote that is missing is booked to the remote, and offers a retry', () => {
  const cause = createChunkError('/remotes/public/1/assets/751.0123456789ab.js');
  open(new RemoteError('public', 'unavailable', { cause }));
  expect(screen.queryByRole('button', { name: 'Actualizar' })).toBeNull();
  expect(reportHealth).toHaveBeenCalledWith('public', release, 'load_failed', { page: '/blog' });
});
