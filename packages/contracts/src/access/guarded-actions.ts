import type { ApprovalKind } from './approvals';
import type { NeededPermission } from './permissions';

/** Who may run an operation: everybody, who is signed in, or an administrator with one of these permissions. */
export type ActionPermission = 'public' | 'user' | readonly NeededPermission[];

/**
 * When a session must have proved its user in the last minutes; 'people in production' lets keys act without. In demonstration mode the flows of the specification ask nothing. An API key
 * proves nothing: an action that requires a proof waits for a second administrator instead.
 */
export type ActionProof = 'never' | 'people in production' | 'production only' | 'always';

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

const forAdmins = (
  permission: NeededPermission | readonly NeededPermission[],
  more: Partial<GuardedAction> = {},
): GuardedAction => ({
  ...withoutGuard,
  permission: typeof permission === 'string' ? [permission] : permission,
  record: 'audit entry',
  ...more,
});

/** What administrators do with money or access, which a stolen session alone must not do. */
const withProof = (permission: NeededPermission, more: Partial<GuardedAction> = {}): GuardedAction =>
  forAdmins(permission, { proof: 'production only', ...more });

/** What a stolen session alone must not do, and a program may. */
const byPeople = (permission: NeededPermission, more: Partial<GuardedAction> = {}): GuardedAction =>
  forAdmins(permission, { proof: 'people in production', ...more });

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
  createUser: withProof('users:write', { secondPerson: ['grant_admin'], notice: 'account' }),
  updateUser: withProof('users:write', {
    secondPerson: ['grant_admin', 'admin_change', 'account_change'],
    notice: 'account',
  }),
  setUserDisabled: withProof('users:write', { secondPerson: ['admin_change', 'grant_admin'] }),
  resendPendingEmail: forAdmins('users:write', { notice: 'account', record: 'none' }),
  resetSecondFactor: forAdmins('users:write', {
    proof: 'always',
    secondPerson: ['admin_change', 'account_change'],
    notice: 'account',
  }),
  endUserSessions: forAdmins('users:write', { proof: 'production only', record: 'security event' }),
  createApiKey: forAdmins('integrations:write', { proof: 'always' }),
  revokeApiKey: forAdmins('integrations:write', { proof: 'always' }),
  createWebhookEndpoint: forAdmins('integrations:write', { proof: 'always' }),
  updateWebhookEndpoint: forAdmins('integrations:write', { proof: 'always' }),
  deleteWebhookEndpoint: forAdmins('integrations:write', { proof: 'always' }),
  rotateWebhookSecret: forAdmins('integrations:write', { proof: 'always' }),
  testWebhookEndpoint: forAdmins('webhooks:write', { record: 'own record' }),
  replayWebhookDelivery: forAdmins('webhooks:write', { record: 'own record' }),
  approveRequest: forAdmins(['approvals:decide', 'staff:write'], { proof: 'always' }),
  rejectRequest: forAdmins(['approvals:decide', 'staff:write'], { proof: 'always' }),
  exportDataSubjectRequest: forAdmins('privacy:write', { proof: 'always', record: 'security event' }),
  completeDataSubjectRequest: forAdmins('privacy:write', { proof: 'always', notice: 'account' }),
  rejectDataSubjectRequest: forAdmins('privacy:write', { proof: 'always', notice: 'account' }),
  createDataBreach: forAdmins('privacy:write'),
  updateDataBreach: forAdmins('privacy:write'),

  // Money of others
  createInvestment: withProof('investments:write', { secondPerson: ['investment_change'], notice: 'investors' }),
  updateInvestment: withProof('investments:write', { secondPerson: ['investment_change'], notice: 'investors' }),
  deleteInvestment: withProof('investments:write', { secondPerson: ['investment_change'], notice: 'investors' }),
  createPayment: withProof('payments:write', { secondPerson: ['money_in'], notice: 'investors' }),
  updatePayment: withProof('payments:write', { secondPerson: ['money_in', 'change_payment'], notice: 'investors' }),
  changePaymentStatuses: withProof('payments:write', { secondPerson: ['money_in'], notice: 'investors' }),
  deletePayment: withProof('payments:write', { secondPerson: ['money_in', 'change_payment'], notice: 'investors' }),
  importPayments: withProof('payments:write', { secondPerson: ['money_in'], notice: 'investors' }),
  postPaymentRun: withProof('payments:write', { secondPerson: ['money_in'], notice: 'investors' }),
  undoPaymentRun: withProof('payments:write', { secondPerson: ['undo_run'], notice: 'investors' }),
  unpayPaymentRun: withProof('payments:write', { secondPerson: ['undo_run'], notice: 'investors' }),
  exitProject: withProof('ledger:write', { secondPerson: ['exit'], notice: 'investors' }),
  postAdjustment: withProof('ledger:write', { secondPerson: ['adjustment'], notice: 'investors' }),
  reverseAdjustment: withProof('ledger:write', { secondPerson: ['adjustment'], notice: 'investors' }),
  readBankStatement: forAdmins('ledger:write', { record: 'none' }),
  previewBankStatement: forAdmins('ledger:write', { record: 'none' }),
  postBankStatement: withProof('ledger:write', {
    secondPerson: ['statement', 'money_in', 'money_out'],
    notice: 'investors',
  }),
  matchBankLine: withProof('ledger:write', { secondPerson: ['money_in', 'money_out'], notice: 'investors' }),
  undoBankLineMatch: withProof('ledger:write', { secondPerson: ['money_in', 'money_out'], notice: 'investors' }),
  decideBankLineDuplicate: withProof('ledger:write', { secondPerson: ['money_in'], notice: 'investors' }),
  closePeriod: withProof('ledger:write'),
  reopenPeriod: withProof('ledger:write', { secondPerson: ['reopen_period'] }),
  voidBankStatement: withProof('ledger:write', { secondPerson: ['money_in', 'statement_void'], notice: 'investors' }),
  saveStatementMapping: forAdmins('ledger:write'),
  previewBankRule: forAdmins('ledger:write', { record: 'none' }),
  createBankRule: withProof('ledger:write'),
  deleteBankRule: withProof('ledger:write'),
  approveWithdrawal: forAdmins('withdrawals:decide', { proof: 'always', notice: 'investors' }),
  approveWithdrawals: forAdmins('withdrawals:decide', { proof: 'always', notice: 'investors' }),
  stateWithdrawalNotPaid: forAdmins('withdrawals:decide', { proof: 'always' }),
  rejectWithdrawal: forAdmins('withdrawals:decide', { proof: 'always', notice: 'investors' }),
  unapproveWithdrawal: forAdmins('withdrawals:decide', { proof: 'always', notice: 'investors' }),
  createWithdrawalBatch: forAdmins('withdrawals:write', { proof: 'always' }),
  readWithdrawalBatch: forAdmins('withdrawals:write', { proof: 'always', record: 'security event' }),
  removeFromWithdrawalBatch: forAdmins('withdrawals:write', { proof: 'always' }),
  cancelWithdrawalBatch: forAdmins('withdrawals:write', { proof: 'always' }),
  payWithdrawalBatch: forAdmins('withdrawals:write', { proof: 'always', notice: 'investors' }),
  payWithdrawal: forAdmins('withdrawals:write', { proof: 'always', notice: 'investors' }),
  returnWithdrawal: forAdmins('withdrawals:write', {
    proof: 'always',
    secondPerson: ['money_in'],
    notice: 'investors',
  }),
  remindOrder: forAdmins('orders:write', { notice: 'investors' }),
  extendOrder: forAdmins('orders:write', { notice: 'investors' }),
  cancelInvestorOrder: withProof('orders:write', { notice: 'investors' }),
  setOrderTerms: withProof('orders:write', { secondPerson: ['settings_change'] }),
  issueStatements: forAdmins('statements:write', { notice: 'investors' }),

  // The sandbox, whose money is not real
  moveSandboxClock: forAdmins('payments:write', { record: 'none' }),
  simulateDeposit: forAdmins('payments:write', { notice: 'investors' }),
  simulateRents: forAdmins('payments:write', { notice: 'investors' }),
  simulateExit: forAdmins('payments:write', { secondPerson: ['exit'], notice: 'investors' }),

  // Content and settings
  createProject: byPeople('projects:write'),
  publishProject: byPeople('projects:write'),
  updateProject: byPeople('projects:write', { secondPerson: ['project_change'], notice: 'investors' }),
  setProjectArchived: byPeople('projects:write', { secondPerson: ['project_change'], notice: 'investors' }),
  deleteProject: byPeople('projects:write'),
  createProjectDocument: forAdmins('content:write'),
  addProjectDocumentVersion: forAdmins('content:write'),
  updateProjectDocument: forAdmins('content:write'),
  deleteProjectDocument: forAdmins('content:write'),
  addProjectPicture: forAdmins('content:write', { record: 'own record' }),
  createProjectUpdate: forAdmins('content:write', { notice: 'investors' }),
  updateProjectUpdate: forAdmins('content:write'),
  deleteProjectUpdate: forAdmins('content:write'),
  createPost: forAdmins('content:write'),
  updatePost: forAdmins('content:write'),
  deletePost: forAdmins('content:write'),
  replayEmail: forAdmins('settings:write'),
  createInvitations: forAdmins('waitlist:write'),
  revokeInvitation: forAdmins('waitlist:write'),
  inviteFromWaitlist: forAdmins('waitlist:write'),
  inviteWaitlistRequests: forAdmins('waitlist:write'),
  declineWaitlistRequest: forAdmins('waitlist:write'),
  declineWaitlistRequests: forAdmins('waitlist:write'),
  reopenWaitlistRequest: forAdmins('waitlist:write'),
  setInvitationRequired: withProof('settings:write'),
} as const satisfies Readonly<Record<string, GuardedAction>>;

const startsProof: readonly string[] = ['stepUp', 'startPasskeyStepUp', 'completePasskeyStepUp'];

/** Whether a change is refused when the session is another's than that of the page: not what anybody may do, as signing in, nor a proof. */
export const isBoundToUser = (mutation: string): boolean =>
  (guardedActions as Readonly<Record<string, GuardedAction>>)[mutation]?.permission !== 'public' &&
  !startsProof.includes(mutation);

/** Name of a mutation. */
export type GuardedActionName = keyof typeof guardedActions;

/** What an auditor may change, who otherwise only reads: the access of the own account. */
export const auditorActions: readonly string[] = [
  'login',
  'completeSignIn',
  'startPasskeySignIn',
  'completePasskeySignIn',
  'logout',
  'requestPasswordReset',
  'resetPassword',
  'confirmEmail',
  'stopEmailChange',
  'stepUp',
  'startPasskeyStepUp',
  'completePasskeyStepUp',
  'endMySession',
  'endMyDevice',
  'endMyOtherSessions',
  'changePassword',
  'startTotp',
  'confirmTotp',
  'removeTotp',
  'renewRecoveryCodes',
  'startPasskey',
  'addPasskey',
  'removePasskey',
  'markNotificationRead',
  'markNotificationsRead',
  'createDataSubjectRequest',
  'cancelDataSubjectRequest',
  'exportMyData',
] satisfies readonly GuardedActionName[];
