/** Descriptions of a record's `revision` and of the argument that takes it. */
export const revisionTexts = {
  field: "Hash of the record's values; send it with a change to detect conflicts.",
  argument:
    'Revision of the record that was edited. CONFLICT when the record was changed since; without it there is no check.',
} as const;
