/** Names of settings in which commands of the operator leave what they found, for metrics and consoles. */
export const operationSettings = {
  /** When the last backup was made, as an ISO 8601 instant. */
  lastBackup: 'lastBackupAt',
  /** When the ledger was last verified, as an ISO 8601 instant. */
  ledgerVerified: 'ledgerVerifiedAt',
  /** Number of faults that verification found, of those that it reports. */
  ledgerFaults: 'ledgerFaults',
} as const;
