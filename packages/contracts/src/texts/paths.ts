/**
 * The address of every page that another part of the product links to; `:name` is a parameter. A remote's `src/remote.ts` says who may open
 * each page. A page that only its own remote links to needs no entry here: its `remote.ts` states the address.
 */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  resetPassword: '/restablecer',
  confirmEmail: '/confirmar-correo',
  stopEmailChange: '/detener-cambio',
  waitlist: '/waitlist',
  invitation: '/invitation',
  blog: '/blog',
  post: '/blog/:slug',
  howItWorks: '/how-it-works',
  opportunities: '/oportunidades',
  opportunity: '/oportunidades/:id',
  about: '/about',
  trackRecord: '/resultados',
  verifyStatement: '/verificar/:code',
  help: '/ayuda',
  terms: '/terminos',
  privacyPolicy: '/privacidad',
  dashboard: '/dashboard',
  payments: '/payments',
  balance: '/balance',
  calendar: '/calendar',
  documents: '/documents',
  marketplace: '/marketplace',
  project: '/marketplace/:id',
  invest: '/marketplace/:id/invest',
  orders: '/orders',
  order: '/orders/:id',
  identity: '/identity',
  identityPhone: '/identity/telefono',
  settings: '/settings',
  privacy: '/privacy',
  notifications: '/notifications',
  admin: '/admin',
  adminProjects: '/admin/projects',
  adminExit: '/admin/projects/:id/exit',
  adminProjectContent: '/admin/projects/:id/content',
  adminUsers: '/admin/users',
  adminUser: '/admin/users/:id',
  adminInvestments: '/admin/investments',
  adminPayments: '/admin/payments',
  adminPaymentMonth: '/admin/payments/month/:period',
  adminBlog: '/admin/blog',
  adminOrders: '/admin/orders',
  adminWithdrawals: '/admin/withdrawals',
  adminReconciliation: '/admin/reconciliation',
  adminQueues: '/admin/queues',
  adminRents: '/admin/rents',
  adminStatements: '/admin/statements',
  adminLedger: '/admin/ledger',
  adminApprovals: '/admin/approvals',
  adminIdentity: '/admin/identity',
  adminAlerts: '/admin/identity/alerts',
  adminThresholds: '/admin/identity/thresholds',
  adminCompliance: '/admin/identity/compliance',
  adminIdentityCase: '/admin/identity/:id',
  adminPrivacy: '/admin/privacy',
  adminIntegrations: '/admin/integrations',
  adminSettings: '/admin/settings',
  adminAccount: '/admin/account',
} as const;

/** Address of an article. */
export const postPath = (slug: string): string => paths.post.replace(':slug', encodeURIComponent(slug));

/** Address of a project for investors. */
export const projectPath = (id: number): string => paths.project.replace(':id', String(id));

/** Address where a user invests in a project; `amount` preselects whole dollars. */
export const investPath = (id: number, amount?: number): string =>
  `${paths.invest.replace(':id', String(id))}${amount === undefined ? '' : `?amount=${amount}`}`;

/** Address where anybody verifies a statement. */
export const verifyStatementPath = (code: string): string =>
  paths.verifyStatement.replace(':code', encodeURIComponent(code));

/** Address of the PDF of one of the signed-in user's statements, in the API. */
export const statementContentPath = (id: number): string => `/api/user/statements/${id}/content`;

/** Address of the receipt of an order. */
export const orderPath = (id: number): string => paths.order.replace(':id', String(id));

/** Address of a project's exit in the back office. */
export const exitPath = (id: number): string => paths.adminExit.replace(':id', String(id));

/** Address of the rents of a month, YYYY-MM, in the back office. */
export const paymentMonthPath = (period: string): string => paths.adminPaymentMonth.replace(':period', period);

/** Address of a project's documents and updates in the back office. */
export const projectContentPath = (id: number): string => paths.adminProjectContent.replace(':id', String(id));

/** Address of the public part of a project. */
export const opportunityPath = (id: number): string => paths.opportunity.replace(':id', String(id));

/** Address of the content of a document: of its last version, or for administrators of an earlier one. */
export const documentContentPath = (projectId: number, documentId: number, version?: number): string =>
  version === undefined
    ? `/api/projects/${projectId}/documents/${documentId}/content`
    : `/api/admin/projects/${projectId}/documents/${documentId}/versions/${version}/content`;

/** Address of the content of a picture. */
export const picturePath = (projectId: number, pictureId: number): string =>
  `/api/projects/${projectId}/pictures/${pictureId}`;

/** Path for uploading a document; with its id, a new version of it. */
export const documentUploadPath = (projectId: number, documentId?: number): string =>
  `/api/admin/projects/${projectId}/documents${documentId === undefined ? '' : `/${documentId}/versions`}`;

/** Path for uploading a picture before the update that shows it. */
export const pictureUploadPath = (projectId: number): string => `/api/admin/projects/${projectId}/pictures`;

/** Path for uploading a document of one's own identity. */
export const identityUploadPath = '/api/user/identity/documents';

/** Path for uploading a document of the identity whose link a phone opened. */
export const phoneUploadPath = '/api/identity-phone/documents';

/** Path for loading a list against which people are screened. */
export const screeningListUploadPath = '/api/admin/identity/lists';

/** Address of the content of a document of an identity, for its reviewer. */
export const identityContentPath = (caseId: number, documentId: number): string =>
  `/api/admin/identity-cases/${caseId}/documents/${documentId}/content`;

/** Address of an identity in the back office. */
export const identityCasePath = (id: number): string => paths.adminIdentityCase.replace(':id', String(id));

/** Address of registration with an invitation code. */
export const registerPath = (code: string): string => `${paths.register}?code=${encodeURIComponent(code)}`;

// After the #, which browsers send to no server: the token stays out of logs and of the Referer.
const withToken = (path: string, token: string): string => `${path}#token=${encodeURIComponent(token)}`;

/** Address where a user chooses a new password. */
export const resetPasswordPath = (token: string): string => withToken(paths.resetPassword, token);

/** Address where a user confirms an e-mail. */
export const confirmEmailPath = (token: string): string => withToken(paths.confirmEmail, token);

/** Page on which the owner of an account stops a change of its e-mail. */
export const stopEmailChangePath = (token: string): string => withToken(paths.stopEmailChange, token);

/** Address where a phone uploads documents of one identity. */
export const identityPhonePath = (token: string): string => withToken(paths.identityPhone, token);

/** Whether a page brings its own header and footer, as the home page and the back office do. */
export const hasOwnFrame = (pathname: string): boolean =>
  pathname === paths.home || pathname === paths.admin || pathname.startsWith(`${paths.admin}/`);
