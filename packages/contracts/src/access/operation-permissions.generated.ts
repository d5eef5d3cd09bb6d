// Written by npm run generate.

/** Operations of the back office, by the permissions of which an administrator needs one. */
export const operationsByPermissions: Readonly<Record<string, string>> = {
  'admin':
    'adminOverview complianceRules operationsConsole searchEverything startsProjectsAsDrafts',
  'admin audit:read':
    'adminApprovals approvalCount approvals',
  'admin projects:read':
    'adminProjects',
  'approvals:decide staff:write identity:review':
    'approveRequest rejectRequest',
  'audit:read':
    'auditAuthors auditEntries auditLog auditLogCount auditTrail securityEvents securityLog',
  'content:write':
    'addProjectDocumentVersion addProjectPicture createPost createProjectDocument createProjectUpdate deletePost deleteProjectDocument deleteProjectUpdate updatePost updateProjectDocument updateProjectUpdate',
  'content:write audit:read':
    'adminPost adminPosts',
  'identity:review':
    'claimIdentityCase closeIdentityAlert closedIdentityAlerts decideIdentityCase decideIdentityMatch identityAlerts identityCase identityCaseCount identityCaseRecords identityCases identityDocumentContent loadScreeningList reopenIdentity riskPreview screeningLists suspendIdentity',
  'identity:review audit:read':
    'identityThresholds',
  'integrations:write':
    'createApiKey createWebhookEndpoint deleteWebhookEndpoint revokeApiKey rotateWebhookSecret updateWebhookEndpoint',
  'integrations:write audit:read':
    'apiKeys',
  'investments:read':
    'adminInvestment adminInvestments investmentCount investmentTotals investments projectHoldings',
  'investments:write':
    'createInvestment deleteInvestment updateInvestment',
  'ledger:read':
    'accountCodes adminBankLines adminCollectingAccounts adminLedgerAccounts adminLedgerEntries bankCoverage bankLineCount bankLineUndoEffects bankLines bankReconciliations bankRules bankStatementCount bankStatementVoidEffects bankStatements exitState journalBatchContent journalBatches ledgerAccounts ledgerEntries ledgerJournal ledgerKindTotals ledgerPostings periodChecks periods projectRents queueItems statementMapping trialBalance',
  'ledger:write':
    'bankLineCandidates closePeriod createBankRule createJournalBatch decideBankLineDuplicate deleteBankRule exitPreview exitProject matchBankLine postAdjustment postBankStatement previewBankRule previewBankStatement proposedRentMonth readBankStatement reopenPeriod reverseAdjustment saveStatementMapping undoBankLineMatch voidBankStatement',
  'orders:read':
    'adminOrders orderCount orders',
  'orders:write':
    'cancelInvestorOrder extendOrder remindOrder setOrderTerms',
  'payments:read':
    'adminPayment adminPaymentRuns adminPayments creditsOnRecording paymentCount paymentMonth paymentPeriods paymentRun paymentRunCount paymentRuns paymentStatusEffects payments unpaidRentMonths',
  'payments:read payments:write':
    'sandbox',
  'payments:write':
    'changePaymentStatuses createPayment deletePayment importPayments monthRunsPreview moveSandboxClock paymentDuplicates paymentFaults paymentReferences paymentRunPreview postMonthRuns postPaymentRun simulateDeposit simulateExit simulateRents undoPaymentRun unpayPaymentRun updatePayment',
  'privacy:write':
    'completeDataSubjectRequest createDataBreach exportDataSubjectRequest rejectDataSubjectRequest updateDataBreach',
  'privacy:write audit:read':
    'adminDataSubjectRequests dataBreaches dataSubjectRequests',
  'projects:read':
    'adminProject projectDocumentVersionContent projectFeeRecords projectRecordCount projectRecords projectRoundRecord roundOverview',
  'projects:write':
    'cancelRound confirmRound createProject deleteProject extendRound publishProject setProjectArchived setProjectFees setProjectRound updateProject',
  'settings:write':
    'replayEmail setAccountCodes setComplianceRules setInvitationRequired',
  'settings:write audit:read':
    'adminEmail adminEmails remotes',
  'statements:write':
    'issueStatements statementIssuePreview',
  'statements:write audit:read':
    'statementBatches',
  'users:read':
    'adminUser adminUsers userCount userOverview users',
  'users:write':
    'createUser endUserSessions resendPendingEmail resetSecondFactor setUserDisabled updateUser',
  'waitlist:read':
    'adminWaitlist waitlistRequestCount waitlistRequests',
  'waitlist:write':
    'createInvitations declineWaitlistRequest declineWaitlistRequests inviteFromWaitlist inviteWaitlistRequests reopenWaitlistRequest revokeInvitation',
  'waitlist:write audit:read':
    'adminInvitations invitationCount invitationUses invitations',
  'webhooks:read webhooks:write':
    'adminWebhookDeliveries webhookDeliveries webhookDeliveryCount webhookEndpoint webhookEndpoints',
  'webhooks:write':
    'replayWebhookDelivery testWebhookEndpoint',
  'withdrawals:decide':
    'approveWithdrawal approveWithdrawals rejectWithdrawal stateWithdrawalNotPaid unapproveWithdrawal',
  'withdrawals:read':
    'adminWithdrawals withdrawalBatch withdrawalBatchCount withdrawalBatches withdrawalCount withdrawals',
  'withdrawals:write':
    'cancelWithdrawalBatch createWithdrawalBatch payWithdrawal payWithdrawalBatch payableWithdrawals readWithdrawalBatch removeFromWithdrawalBatch returnWithdrawal',
};
