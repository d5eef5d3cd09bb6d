import { findContractFaults } from '@cimiento/federation/testing';
import { remote } from './remote';

test('this remote keeps its contract with the shell', () => {
  expect(findContractFaults(remote)).toEqual([]);
});
