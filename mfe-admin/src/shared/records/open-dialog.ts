/** The dialog that is open over a list. */
export type OpenDialog<Row> = { kind: 'create' } | { kind: 'edit' | 'delete' | 'view' | 'history'; row: Row };

/** The version of a record that a form was opened with: the server rejects an update once the record has another one. */
export type RecordVersion = { id: number; revision: string };
