import type { ApprovalKind } from './approvals';

/** Who may run an operation. */
export type ActionPermission = 'public' | 'user' | 'admin';

/**
 * When a session must have proved its user in the last minutes. In demonstration mode the flows of the specification ask nothing. An API key
 * proves nothing: an action that requires a proof waits for a second administrator instead.
 */
export type ActionProof = 'never' | 'production only' | 'always';

/** Who is notified: the account that acts, the account that changes, the investors whose money or project it is, or nobody. */
export type ActionNotice = 'none' | 'own account' | 'account' | 'investors';

/** What proves later who did it: an audit entry, a security event, the record itself with its author, or nothing because nothing changes. */
export type ActionRecord = 'none' | 'audit entry' | 'security event' | 'own record';

/** What a mutation needs before it runs, who is notified, and what proves it later. */
export type GuardedAction = {
  permission: ActionPermission;
  proof: ActionProof;
  /** Kinds under which it may wait for a second administrator; which of them ask is the operator's `APPROVALS`. */
  secondPerson: readonly ApprovalKind[];
  notice: ActionNotice;
  record: ActionRecord;
};

const withoutGuard = { proof: 'never', secondPerson: [], notice: 'none' } as const;

const forVisitors = (more: Partial<GuardedAction> = {}): GuardedAction => ({
  ...withoutGuard,
  permission: 'public',
  record: 'none',
  ...more,
});

/** What people do with their own account and money. */
const forUsers = (more: Partial<GuardedAction> = {}): GuardedAction => ({
  ...withoutGuard,
  permission: 'user',
  record: 'own record',
  ...more,
});

const forAdmins = (more: Partial<GuardedAction> = {}): GuardedAction => ({
  ...withoutGuard,
  permission: 'admin',
  record: 'audit entry',
  ...more,
});

/** What administrators do with money or access, which a stolen session alone must not do. */
const withProof = (more: Partial<GuardedAction> = {}): GuardedAction =>
  forAdmins({ proof: 'production only', ...more });

const ofSecurity = { proof: 'always', notice: 'own account', record: 'security event' } as const;

/** Every mutation of the gateway. A test compares it with the schema, so that none is missing here. */
export const guardedActions = {
  // Accounts of one's own
  login: forVisitors({ notice: 'own account', record: 'security event' }),
  completeSignIn: forVisitors({ notice: 'own account', record: 'security event' }),
  startPasskeySignIn: forVisitors(),
  completePasskeySignIn: forVisitors({ notice: 'own account', record: 'security event' }),
  logout: forVisitors({ record: 'security event' }),
  register: forVisitors({ notice: 'own account', record: 'security event' }),
  validateInvitation: forVisitors(),
  joinWaitlist: forVisitors({ record: 'own record' }),
  requestPasswordReset: forVisitors({ notice: 'own account' }),
  resetPassword: forVisitors({ notice: 'own account', record: 'security event' }),
  confirmEmail: forVisitors({ notice: 'own account', record: 'security event' }),
  stopEmailChange: forVisitors({ notice: 'own account', record: 'security event' }),
  requestEmailVerification: forUsers({ notice: 'own account', record: 'none' }),
  stepUp: forUsers({ record: 'security event' }),
  startPasskeyStepUp: forUsers({ record: 'none' }),
  completePasskeyStepUp: forUsers({ record: 'security event' }),
  endMySession: forUsers({ proof: 'production only', record: 'security event' }),
  endMyDevice: forUsers({ proof: 'production only', record: 'security event' }),
  endMyOtherSessions: forUsers({ proof: 'production only', record: 'security event' }),
  updateProfile: forUsers({ proof: 'production only', notice: 'own account', record: 'security event' }),
  changePassword: forUsers({ notice: 'own account', record: 'security event' }),
  startTotp: forUsers({ proof: 'always', record: 'none' }),
  confirmTotp: forUsers(ofSecurity),
  removeTotp: forUsers(ofSecurity),
  renewRecoveryCodes: forUsers(ofSecurity),
  startPasskey: forUsers({ proof: 'always', record: 'none' }),
  addPasskey: forUsers(ofSecurity),
  removePasskey: forUsers(ofSecurity),
  renewCalendarLink: forUsers({ proof: 'production only' }),
  revokeCalendarLink: forUsers(),
  markNotificationRead: forUsers(),
  markNotificationsRead: forUsers(),
  setNotificationPreference: forUsers(),
  saveConsents: forUsers(),
  createDataSubjectRequest: forUsers({ notice: 'own account' }),
  cancelDataSubjectRequest: forUsers(),
  exportMyData: forUsers({ proof: 'always', record: 'security event' }),

  // An investor's money
  saveBankAccount: forUsers({ proof: 'always', notice: 'own account' }),
  placeOrder: forUsers({ notice: 'own account' }),
  invest: forUsers({ notice: 'own account' }),
  payOrder: forUsers({ notice: 'own account' }),
  cancelOrder: forUsers({ notice: 'own account' }),
  requestWithdrawal: forUsers({ proof: 'always', notice: 'own account' }),
  cancelWithdrawal: forUsers(),
  requestStatement: forUsers({ notice: 'own account' }),

  // Accounts of others
  createUser: withProof({ secondPerson: ['grant_admin'], notice: 'account' }),
  updateUser: withProof({ secondPerson: ['grant_admin', 'admin_change'], notice: 'account' }),
  setUserDisabled: withProof({ secondPerson: ['admin_change'] }),
  resetSecondFactor: forAdmins({ proof: 'always', secondPerson: ['admin_change'], notice: 'account' }),
  endUserSessions: forAdmins({ proof: 'production only', record: 'security event' }),
  createApiKey: forAdmins({ proof: 'always' }),
  revokeApiKey: forAdmins({ proof: 'always' }),
  createWebhookEndpoint: forAdmins({ proof: 'always' }),
  updateWebhookEndpoint: forAdmins({ proof: 'always' }),
  deleteWebhookEndpoint: forAdmins({ proof: 'always' }),
  rotateWebhookSecret: forAdmins({ proof: 'always' }),
  testWebhookEndpoint: forAdmins({ record: 'own record' }),
  replayWebhookDelivery: forAdmins({ record: 'own record' }),
  approveRequest: forAdmins({ proof: 'always' }),
  rejectRequest: forAdmins({ proof: 'always' }),
  exportDataSubjectRequest: forAdmins({ proof: 'always', record: 'security event' }),
  completeDataSubjectRequest: forAdmins({ proof: 'always', notice: 'account' }),
  rejectDataSubjectRequest: forAdmins({ proof: 'always', notice: 'account' }),
  createDataBreach: forAdmins(),
  updateDataBreach: forAdmins(),

  // Money of others
  createInvestment: withProof({ secondPerson: ['investment_change'], notice: 'investors' }),
  updateInvestment: withProof({ secondPerson: ['investment_change'], notice: 'investors' }),
  deleteInvestment: withProof({ secondPerson: ['investment_change'], notice: 'investors' }),
  createPayment: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  updatePayment: withProof({ secondPerson: ['money_in', 'change_payment'], notice: 'investors' }),
  changePaymentStatuses: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  deletePayment: withProof({ secondPerson: ['change_payment'], notice: 'investors' }),
  importPayments: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  postPaymentRun: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  undoPaymentRun: withProof({ secondPerson: ['undo_run'], notice: 'investors' }),
  unpayPaymentRun: withProof({ secondPerson: ['undo_run'], notice: 'investors' }),
  exitProject: withProof({ secondPerson: ['exit'], notice: 'investors' }),
  postAdjustment: withProof({ secondPerson: ['adjustment'], notice: 'investors' }),
  reverseAdjustment: withProof({ secondPerson: ['adjustment'], notice: 'investors' }),
  readBankStatement: forAdmins({ record: 'none' }),
  previewBankStatement: forAdmins({ record: 'none' }),
  postBankStatement: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  matchBankLine: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  undoBankLineMatch: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  decideBankLineDuplicate: withProof({ secondPerson: ['money_in'], notice: 'investors' }),
  closePeriod: withProof(),
  reopenPeriod: withProof({ secondPerson: ['reopen_period'] }),
  voidBankStatement: withProof({ secondPerson: ['statement_void'], notice: 'investors' }),
  saveStatementMapping: forAdmins(),
  approveWithdrawal: forAdmins({ proof: 'always', notice: 'investors' }),
  rejectWithdrawal: forAdmins({ proof: 'always', notice: 'investors' }),
  unapproveWithdrawal: forAdmins({ proof: 'always', notice: 'investors' }),
  createWithdrawalBatch: forAdmins({ proof: 'always' }),
  removeFromWithdrawalBatch: forAdmins({ proof: 'always' }),
  cancelWithdrawalBatch: forAdmins({ proof: 'always' }),
  payWithdrawalBatch: forAdmins({ proof: 'always', notice: 'investors' }),
  payWithdrawal: forAdmins({ proof: 'always', notice: 'investors' }),
  returnWithdrawal: forAdmins({ proof: 'always', notice: 'investors' }),
  remindOrder: forAdmins({ notice: 'investors' }),
  extendOrder: forAdmins({ notice: 'investors' }),
  cancelInvestorOrder: withProof({ notice: 'investors' }),
  setOrderTerms: withProof(),
  issueStatements: forAdmins({ notice: 'investors' }),

  // The sandbox, whose money is not real
  moveSandboxClock: forAdmins({ record: 'none' }),
  simulateDeposit: forAdmins({ notice: 'investors' }),
  simulateRents: forAdmins({ notice: 'investors' }),
  simulateExit: forAdmins({ secondPerson: ['exit'], notice: 'investors' }),

  // Content and settings
  createProject: forAdmins(),
  publishProject: forAdmins(),
  updateProject: forAdmins(),
  setProjectArchived: forAdmins({ notice: 'investors' }),
  deleteProject: forAdmins(),
  createProjectDocument: forAdmins(),
  addProjectDocumentVersion: forAdmins(),
  updateProjectDocument: forAdmins(),
  deleteProjectDocument: forAdmins(),
  addProjectPicture: forAdmins({ record: 'own record' }),
  createProjectUpdate: forAdmins({ notice: 'investors' }),
  updateProjectUpdate: forAdmins(),
  deleteProjectUpdate: forAdmins(),
  createPost: forAdmins(),
  updatePost: forAdmins(),
  deletePost: forAdmins(),
  replayEmail: forAdmins(),
  createInvitations: forAdmins(),
  revokeInvitation: forAdmins(),
  inviteFromWaitlist: forAdmins(),
  inviteWaitlistRequests: forAdmins(),
  declineWaitlistRequest: forAdmins(),
  declineWaitlistRequests: forAdmins(),
  reopenWaitlistRequest: forAdmins(),
  setInvitationRequired: withProof(),
} as const satisfies Readonly<Record<string, GuardedAction>>;

/** Name of a mutation. */
export type GuardedActionName = keyof typeof guardedActions;
