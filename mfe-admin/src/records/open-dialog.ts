/** The dialog that is open over a list. */
export type OpenDialog<Row> = { kind: 'create' } | { kind: 'edit' | 'delete' | 'view' | 'history'; row: Row };

/** What a change is made from: the server refuses it when the record is another one by now. */
export type Seen = { id: number; revision: string };
