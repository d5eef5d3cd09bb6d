import { addDays, today, type ErrorCode } from '@cimiento/contracts';
import { needsApproval, type Answer, type TestClient } from '@cimiento/gateway/testing';
import { type Route, routes } from '../routes';
import { exampleRun } from '../routes/payment-runs';
import { getProof, listApprovalKinds } from '../routes/permissions';
import { listErrorCodes } from '../routes/route-errors';

export const toTitle = ({ method, path }: Route): string => `${method} ${path}`;
export const namedRoutes = routes.map((route): [string, Route] => [toTitle(route), route]);

/** A body with other values for some fields. */
export const change = (body: unknown, fields: object): unknown =>
  Array.isArray(body) ? body.map((row) => ({ ...row, ...fields })) : { ...(body as object), ...fields };

/** A body that names a record that does not exist, where its path names none. */
export const nameUnknown = ({ path }: Route, body: unknown): unknown =>
  body &&
  change(body, {
    ...(/^\/api\/user\/(orders|interests)$/.test(path) && { projectId: 999_999 }),
    ...(path.endsWith('/adjustments') && { creditAccount: 'investor:999999:available' }),
    ...(/bank-(statements|rules)/.test(path) && !path.endsWith('/void') && { bankAccountId: 999_999 }),
  });

/** Fields whose value belongs to another record already. */
export async function getTakenFields({ path }: Route, visitor: TestClient): Promise<object> {
  if (path.startsWith('/api/admin/blog')) {
    const [post] = (await visitor.request('GET', '/api/blog')).body as { slug: string }[];
    return { slug: post?.slug };
  }
  const takesUsername = path === '/api/auth/register' || path === '/api/admin/users';
  return takesUsername ? { username: 'ocupado' } : { email: 'ocupado@prueba.example' };
}

/** The demonstration is laid out around the day of the test. */
export const thisYear = Number(today().slice(0, 4));

const otherTransfer = { bankReference: 'TRF-78' };
const otherValues: Readonly<Record<string, object>> = {
  '/api/user/interests': { fractions: 2 },
  '/api/admin/projects/{id}/round/extend': { closesAt: addDays(today(), 41) },
  '/api/admin/projects/{id}/round/confirm': { shortfall: 'Otro aporte' },
  '/api/user/statements': { year: thisYear - 1 },
  '/api/user/data-subject-requests': { kind: 'objection' },
  '/api/admin/projects/{id}/exit': { price: '310000.00' },
  '/api/admin/webhook-endpoints': { description: 'Otro' },
  '/api/admin/invitations': { count: 2 },
  '/api/admin/waitlist/invite': { ids: [2] },
  '/api/admin/waitlist/reject': { ids: [2] },
  '/api/admin/withdrawals/approve': { ids: [999_998] },
  '/api/admin/withdrawals/{id}/pay': otherTransfer,
  '/api/admin/withdrawal-batches': { withdrawalIds: [999_999] },
  '/api/admin/withdrawal-batches/{id}/remove': { withdrawalIds: [999_999] },
  '/api/admin/withdrawal-batches/{id}/pay': otherTransfer,
  '/api/admin/bank-statements': { gapReason: 'Otro motivo' },
  '/api/admin/ledger/journal-batches': { period: '2012-05' },
  '/api/admin/bank-lines/{id}/match': { userId: 3 },
  '/api/admin/bank-lines/{id}/duplicate': { decision: 'other' },
  '/api/admin/payment-months/{period}/post': { runs: [{ ...exampleRun, amount: '1001.00' }] },
  '/api/sandbox/rents': { projectId: 5 },
  '/api/sandbox/exits': { price: '310000.00' },
  '/api/sandbox/clock': { date: addDays(today(), 3) },
};

// Text that may be anything.
const freeText = /^(?:name|fullName|title|text|reason)$/;

/** Another valid value of a field, for a body that is not the one of a used key; undefined for a body without such a field. */
export const getOtherValue = ({ path }: Route, body: unknown): object | undefined => {
  const text = Object.keys(body ?? {}).find((name) => freeText.test(name));
  const hasAmount = JSON.stringify(body ?? null).includes('"amount"');
  return otherValues[path] ?? (text ? { [text]: 'Otro texto' } : hasAmount ? { amount: 4000 } : undefined);
};

/** Creates records until there are too many. */
export async function repeatUntilRefused(create: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await create();
    if (answer.status !== 201) return answer;
  }
}

/** Records that none of these actions takes. */
export const settledRecords = [
  { paths: /\/identity\/documents\/\{id\}/, name: 'identity document' },
  { paths: /\/identity-cases\/\{id\}\/(claim|decide)/, name: 'decided identity' },
  { paths: /\/identity-cases\/\{id\}\/(suspend|reopen)/, name: 'waiting identity' },
  { paths: /\/projects\/\{id\}\/round/, name: 'project whose round ended' },
  { paths: /\/interests\/\{id\}/, name: 'interest that ended' },
  { paths: /\/withdrawals\/\{id\}/, name: 'settled' },
  { paths: /\/withdrawal-batches\/\{id\}/, name: '/api/admin/withdrawal-batches/{id}/settled' },
  { paths: /\/approvals\/\{id\}/, name: 'decided' },
  { paths: /\/data-subject-requests\/\{id\}/, name: 'rejected data request' },
  { paths: /\/pending-email/, name: 'user without a pending e-mail' },
  { paths: /\/exit\b/, name: 'empty project' },
  { paths: /\/payment-runs\/\{id\}\/(undo|unpay)/, name: 'undone run' },
  { paths: /\/waitlist\/\{id\}/, name: 'answered request' },
  { paths: /\/adjustments\/\{id\}/, name: 'no adjustment' },
  { paths: /\/statements\/\{id\}/, name: 'queued statement' },
  { paths: /\/bank-statements\/\{id\}\/void/, name: 'statement of a reversed deposit' },
  { paths: /\/webhook-endpoints\/\{id\}\/test/, name: 'disabled webhook' },
  { paths: /\/webhook-deliveries\/\{id\}/, name: 'delivery to a disabled webhook' },
];

// There are two administrators in the demonstration data. A statement is voided by one of them unless its money was spent.
export const getExpectedStatus = (route: Route): number => {
  const waits = listApprovalKinds(route).some((kind) => needsApproval('basic', kind)) && !route.path.endsWith('/void');
  return waits ? 202 : (route.status ?? 200);
};

// Errors that only a fake gateway gives on demand. Those of idempotency keys are provoked where each route is called twice.
const simulatedCodes: readonly ErrorCode[] = [
  ...(['TOO_MANY_REQUESTS', 'SECOND_FACTOR_ENROLMENT_REQUIRED', 'SESSION_CHANGED', 'INTERNAL', 'UNAVAILABLE'] as const),
  ...(['IDEMPOTENCY_MISMATCH', 'SHOWN_ONCE', 'SAME_PERSON', 'WAITING_PERIOD', 'BATCH_READ', 'MAY_BE_PAID'] as const),
  ...([
    'PERIOD_CLOSED',
    'PAST_DATE',
    'PAYMENTS_EXIST',
    'ALREADY_UNDONE',
    'EXIT_PROPOSED',
    'RESERVATION_LIMIT',
  ] as const),
  ...(['WITHDRAWAL_LIMIT', 'NOT_YET_WITHDRAWABLE', 'RESPONSE_TOO_LARGE', 'IDENTITY_REQUIRED'] as const),
];

/** Messages of errors that only a fake gateway returns. */
export const simulatedDetails: Partial<Record<ErrorCode, object>> = {
  INTERNAL: { reference: 'abc' },
  SAME_PERSON: { errors: { confirm: 'Confírmalo.' } },
  INSUFFICIENT_BALANCE: { missing: '45.00', withdrawals: [5] },
};

/** Conflicts that only a change at the same time or a rare state causes, by route. */
const rareConflicts: ReadonlySet<string> = new Set([
  'DELETE /api/admin/investments/{id}',
  'DELETE /api/admin/projects/{id}',
  'DELETE /api/admin/returns/{id}',
  'POST /api/admin/bank-statements',
  'POST /api/admin/identity-cases/{id}/matches/{matchId}',
  'POST /api/admin/investments',
  'POST /api/admin/orders/{id}/cancel',
  'POST /api/admin/orders/{id}/extend',
  'POST /api/admin/orders/{id}/remind',
  'POST /api/admin/payment-months/{period}/post',
  'POST /api/admin/payment-months/{period}/preview',
  'POST /api/admin/payment-runs',
  'POST /api/admin/periods/{period}/reopen',
  'POST /api/admin/projects/{id}/publish',
  'POST /api/admin/returns',
  'POST /api/admin/returns/import',
  'POST /api/admin/waitlist/invite',
  'POST /api/admin/waitlist/reject',
  'POST /api/admin/withdrawal-batches',
  'POST /api/admin/withdrawals/approve',
  'POST /api/auth/second-factor',
  'PUT /api/admin/projects/{id}/fees',
  'POST /api/auth/step-up',
  'POST /api/sandbox/deposits',
  'POST /api/user/orders',
  'POST /api/user/statements',
  'POST /api/user/withdrawals',
  'PUT /api/admin/investments/{id}',
  'PUT /api/admin/projects/{id}',
  'PUT /api/admin/returns/{id}',
]);

/** The routes of which a test causes these errors; any other code is caused on each route that documents it. */
const provokedRoutes: Partial<Record<ErrorCode, (route: Route) => boolean>> = {
  CONFLICT: (route) => !rareConflicts.has(toTitle(route)),
  INSUFFICIENT_BALANCE: ({ path }) => /^\/api\/user\/orders(\/\{id\}\/pay)?$/.test(path),
  OTHER_ACCOUNT: ({ path }) => path.startsWith('/api/admin/'),
  STATEMENT_GAP: ({ path }) => path.startsWith('/api/admin/'),
  // Demonstration mode requires a proof only where it is always needed.
  STEP_UP_REQUIRED: (route) => getProof(route) === 'always',
};

/** Whether only a fake gateway gives an error on demand. */
export const isSimulated = ([, code, route]: (typeof errorCases)[number]): boolean =>
  simulatedCodes.includes(code) || provokedRoutes[code]?.(route) === false;

export const errorCases = namedRoutes.flatMap(([title, route]) =>
  listErrorCodes(route).map((code): [string, ErrorCode, Route] => [title, code, route]),
);
