/** The dialog that is open over a list. */
export type OpenDialog<Row> = { kind: 'create' } | { kind: 'edit' | 'delete' | 'view'; row: Row };
