/** Descriptions of a record's `revision` and of the argument that takes it. */
export const revisionTexts = {
  field: "Hash of the record's values; send it with a change to detect conflicts.",
  argument:
    'Revision of the record being edited; omit to skip the check. CONFLICT if the record has changed since that revision.',
} as const;
