import { lazyDialog } from '@cimiento/ui';

/** The history of a record. Its script comes when it is opened: it reads the fields of all records. */
export const RecordHistory = lazyDialog(() =>
  import(/* webpackChunkName: 'record-history' */ './RecordHistoryDialog').then((module) => module.RecordHistoryDialog),
);
