/** The fields of a record that its form edits: the rules refuse any other, such as the id and what the cache adds. */
export const pickFormValues = <Row, Name extends keyof Row>(row: Row, names: readonly Name[]): Pick<Row, Name> =>
  Object.fromEntries(names.map((name) => [name, row[name]])) as Pick<Row, Name>;
