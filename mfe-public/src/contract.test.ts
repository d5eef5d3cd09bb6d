import type { RemoteDescription } from '@cimiento/federation/runtime';
import { contractFaults } from '@cimiento/federation/testing';
import description from './remote.json';
import { routes } from './routes';

test('this remote keeps its contract with the shell', () => {
  expect(contractFaults(description as RemoteDescription, { routes })).toEqual([]);
});
