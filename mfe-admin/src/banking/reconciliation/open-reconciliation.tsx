import { paths, type StaffRole } from '@cimiento/contracts';
import { BankRulesDocument } from './rules/bank-rules.generated';
import { renderPage, toPage } from '../../shared/testing/render-page';
import { reply, type Reply } from '../../shared/testing/test-link';
import {
  BankLineCandidatesDocument,
  BankLinesDocument,
  BankStatementsDocument,
  ReconciliationDocument,
  type BankLineRowFragment,
  type BankStatementRowFragment,
} from './reconciliation.generated';
import ReconciliationPage from './ReconciliationPage';

/** The page of the bank's statements as its tests open it. */

export const line: BankLineRowFragment = {
  id: 9,
  bankAccountId: 1,
  bookedOn: '2026-01-16',
  amount: '350.50',
  description: 'DEPOSITO EN EFECTIVO',
  reference: null,
  balance: null,
  statement: { id: 4, fileName: 'enero.csv' },
  status: 'suspense',
  userId: null,
  orderId: null,
  orderUse: null,
  credited: null,
  withdrawalId: null,
  batchId: null,
  projectId: null,
  purpose: null,
  target: null,
  rule: null,
  resembled: null,
};
export const counts = { new: 2, known: 1, duplicates: 1, matched: 1, suspense: 1 };
export const statement: BankStatementRowFragment = {
  id: 4,
  bankAccountId: 1,
  openingBalance: '0.00',
  closingBalance: '350.50',
  firstDay: '2026-01-15',
  lastDay: '2026-01-16',
  lines: 3,
  postedAt: '2026-01-17T15:00:00.000Z',
  fileName: 'enero.csv',
  gapReason: null,
  fileAccounts: ['0100204587'],
  currency: 'USD',
  accountReason: null,
  confirmedAt: '2026-01-17T15:00:00.000Z',
  confirmation: { approvalId: null, state: 'confirmed' },
  voidedAt: null,
  voidReason: null,
};
export const planned = {
  bookedOn: '2026-01-16',
  amount: '1000.00',
  description: 'TRANSFERENCIA',
  reference: 'RF18539007547034',
  status: 'matched',
  target: 'Orden CIM-7K3M9-QXR4T de Ana Ñáñez',
  rule: null,
} as const;

export const open = (...replies: Reply[]) => openWith(line, ...replies);

export const openWith = (row: BankLineRowFragment, ...replies: Reply[]) => openTab('', row, ...replies);

/** Opens a tab: 'tab=lines'. */
export const openTab = (search: string, row: BankLineRowFragment, ...replies: Reply[]) =>
  openAs('administrator', search, row, ...replies);

/** Opens a tab as an administrator of a staff role. */
export const openAs = (staffRole: StaffRole, search: string, row: BankLineRowFragment, ...replies: Reply[]) =>
  renderPage(<ReconciliationPage />, {
    path: `${paths.adminReconciliation}?${search}`,
    staffRole,
    replies: [
      reply(ReconciliationDocument, {
        adminCollectingAccounts: [{ id: 1, bank: 'Banco del Austro', accountNumber: '0100204587' }],
        bankReconciliations: [
          {
            bankAccountId: 1,
            statementBalance: '350.50',
            statementDay: '2026-01-16',
            ledgerBalance: '350.50',
            difference: '0.00',
            suspense: 1,
            duplicates: 1,
            duplicatesTotal: '350.50',
          },
        ],
      }),
      reply(BankLinesDocument, { adminBankLines: toPage([row]) }),
      reply(BankLineCandidatesDocument, { bankLineCandidates: [] }),
      reply(BankRulesDocument, { bankRules: [] }),
      reply(BankStatementsDocument, { bankStatements: [statement] }),
      ...replies,
    ],
  });
