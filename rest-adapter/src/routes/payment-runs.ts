import { paymentRunStatus } from '@cimiento/contracts';
import { paymentMonthFields } from '@cimiento/contracts/fields';
import {
  monthRunsPreviewSchema,
  monthRunsSchema,
  paymentRunPreviewSchema,
  paymentRunSchema,
  type PaymentRunTerms,
} from '@cimiento/contracts/schemas';
import { byChoice, byMonth, byReference, createListRoute } from './list';
import type { Route } from './route';

type PreviewBody = PaymentRunTerms & { paymentDate?: string };

const path = '/api/admin/payment-runs';
/** The REST fields of a monthly payment. */
export const run =
  'id projectId period amount fee expenses reserve occupied basis retained status payments createdAt updatedAt';

const previewed =
  'gross fee expenses reserve net distributable shares { investmentId userId invested amount } total retained leftOut { investmentId userId from } registered funded projectedGross projected collected paid warnings { code field message } fingerprint';

const months = '/api/admin/payment-months/{period}';
/** A monthly payment of one project, as the documentation shows it. */
export const exampleRun = { projectId: 1, amount: '1000.00', paymentDate: '2026-02-10', participants: 'all' };

const toMonthVariables: Route['variables'] = ({ body, filters = {} }) => ({
  period: filters['period'],
  runs: (body as { runs: unknown }).runs,
});

/** Monthly payments: an amount shared among the investments of a project. */
export const paymentRunRoutes: readonly Route[] = [
  createListRoute({
    path,
    summary: 'Los pagos mensuales',
    access: 'admin',
    query: 'paymentRuns',
    count: 'paymentRunCount',
    fields: run,
    filters: {
      status: byChoice('PaymentRunStatus', 'Estado', paymentRunStatus),
      projectId: byReference('ID proyecto'),
      period: byMonth,
    },
    sorts: { type: 'PaymentRunSort', fields: ['id', 'period', 'amount'] },
    isSearched: true,
    hasUpdatedSince: true,
    responseSchema: 'PaymentRun',
  }),
  {
    method: 'POST',
    path: `${path}/preview`,
    summary: 'Reparte un monto entre las inversiones de un proyecto, sin registrarlo',
    access: 'admin',
    body: paymentRunPreviewSchema,
    operation:
      'query ($projectId: Int!, $period: String!, $amount: Money!, $expenses: Money, $reserve: SignedMoney, $basis: PaymentRunBasis, $participants: PaymentRunParticipants, $continueForMissing: Boolean, $paymentDate: CalendarDate) { paymentRunPreview(projectId: $projectId, period: $period, amount: $amount, expenses: $expenses, reserve: $reserve, basis: $basis, participants: $participants, continueForMissing: $continueForMissing, paymentDate: $paymentDate) { ' +
      `${previewed} } }`,
    variables: ({ body }) => {
      const { projectId, period, amount, expenses, reserve, ...rest } = body as PreviewBody;
      const { basis, participants, continueForMissing, paymentDate } = rest;
      return { projectId, period, amount, expenses, reserve, basis, participants, continueForMissing, paymentDate };
    },
    responseSchema: 'PaymentRunPreview',
  },
  {
    method: 'POST',
    path,
    summary: 'Registra los pagos de un mes de un proyecto, todos o ninguno',
    access: 'admin',
    body: paymentRunSchema,
    operation: `mutation ($input: PaymentRunInput!) { postPaymentRun(input: $input) { ${run} } }`,
    responseSchema: 'PaymentRun',
    status: 201,
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: `${path}/{id}`,
    summary: 'Lee un pago mensual',
    access: 'admin',
    operation: `query ($id: Int!) { paymentRun(id: $id) { ${run} } }`,
    responseSchema: 'PaymentRun',
  },
  {
    method: 'POST',
    path: `${path}/{id}/undo`,
    summary: 'Deshace un pago mensual: elimina sus pagos, y los que estaban no pagados vuelven a estarlo',
    access: 'admin',
    operation: `mutation ($id: Int!) { undoPaymentRun(id: $id) { ${run} } }`,
    responseSchema: 'PaymentRun',
    isIdempotent: true,
  },
  {
    method: 'POST',
    path: `${path}/{id}/unpay`,
    summary: 'Vuelve a pendientes los pagos pagados de un pago mensual, todos o ninguno',
    access: 'admin',
    operation: `mutation ($id: Int!) { unpayPaymentRun(id: $id) { ${run} } }`,
    responseSchema: 'PaymentRun',
    isIdempotent: true,
  },
  {
    method: 'GET',
    path: '/api/admin/payment-months/{period}',
    summary: 'Las rentas de un mes: lo proyectado, lo cobrado, lo pagado y lo que falta de cada proyecto',
    access: 'admin',
    operation:
      'query ($period: String!) { paymentMonth(period: $period) { projectId name projectedGross projected collected pending paid expenses reserve missing proposed state runId } }',
    filters: paymentMonthFields,
    returnsList: true,
    responseSchema: 'PaymentMonth',
  },
  {
    method: 'POST',
    path: `${months}/preview`,
    summary: 'Reparte la renta de un mes de varios proyectos, sin registrarla; lo que no se puede registrar lleva code',
    access: 'admin',
    body: monthRunsPreviewSchema.fork('period', (period) => period.forbidden()),
    example: { runs: [exampleRun] },
    filters: paymentMonthFields,
    variables: toMonthVariables,
    operation: `query ($period: String!, $runs: [MonthRunTermsInput!]!) { monthRunsPreview(period: $period, runs: $runs) { projectId code message ${previewed} } }`,
    returnsList: true,
    responseSchema: 'MonthRunPreview',
  },
  {
    method: 'POST',
    path: `${months}/post`,
    summary: 'Registra los pagos de un mes de varios proyectos, cada uno por sí mismo; repetido, sigue donde se quedó',
    access: 'admin',
    body: monthRunsSchema.fork('period', (period) => period.forbidden()),
    example: { runs: [exampleRun] },
    filters: paymentMonthFields,
    variables: toMonthVariables,
    operation:
      'mutation ($period: String!, $runs: [MonthRunInput!]!) { postMonthRuns(period: $period, runs: $runs) { projectId state runId approvalId code message } }',
    returnsList: true,
    responseSchema: 'MonthRunResult',
    isIdempotent: true,
  },
];
