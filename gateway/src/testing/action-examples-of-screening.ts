import { SpooledFile } from '../platform/files/spooled-file';
import type { Examples } from './action-example';

const toList = () => SpooledFile.of(Buffer.from('uid;name\nA;Persona de la Lista'));

/** Lists against which people are screened. */
export const screeningExamples: Examples = {
  loadScreeningList: ({ served, actor }) =>
    Promise.resolve({
      run: () => served.gateway.services.screeningLists.load({ kind: 'own', file: toList(), alt: null }, actor),
    }),
};
