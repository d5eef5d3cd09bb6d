/** What the schema says of the field that stands for a record's values, and of the argument that takes it back. */
export const revisionTexts = {
  field: 'Stands for its values as they are; changes whenever one of them does.',
  argument:
    'The revision that the change was made from: CONFLICT when the record was changed since. Without it nothing is compared.',
} as const;
