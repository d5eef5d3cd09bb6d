import { parseEnum } from '@cimiento/product-ui/lists';
import type { OperationName } from '../../shared/access/allowed';
import type { UserOverviewQueryVariables } from './user-overview.generated';

/** The lists of the page, each a part of its query. */
export type PersonPart = Exclude<keyof UserOverviewQueryVariables, 'id' | 'newestNotices' | 'newestStatements'>;

type TabFacts = {
  label: string;
  /** The lists that its content reads. */
  parts: readonly PersonPart[];
  /** Who may run one of them sees the tab; absent where everybody who opens the page does. */
  reads?: readonly OperationName[];
};

/** The tabs of the page, by their names in the address. */
export const personTabs = {
  activity: {
    label: 'Actividad',
    parts: ['orders', 'withdrawals', 'movements', 'statements', 'requests', 'securityEvents', 'changes'],
  },
  investments: { label: 'Inversiones', parts: ['investments'], reads: ['adminInvestments'] },
  payments: { label: 'Pagos', parts: ['payments'], reads: ['adminPayments'] },
  orders: { label: 'Órdenes', parts: ['orders'], reads: ['adminOrders'] },
  movements: {
    label: 'Movimientos',
    parts: ['movements', 'withdrawals'],
    reads: ['ledgerKindTotals', 'adminWithdrawals'],
  },
  messages: { label: 'Mensajes', parts: ['notices', 'emails'] },
  documents: { label: 'Documentos', parts: ['statements', 'requests'] },
  security: {
    label: 'Seguridad',
    parts: ['securityEvents', 'changes'],
    reads: ['securityEvents', 'auditEntries'],
  },
} as const satisfies Record<string, TabFacts>;

export type PersonTab = keyof typeof personTabs;
export const personTabNames = Object.keys(personTabs) as PersonTab[];

/** The facts of a tab, whichever it is. */
export const getTabFacts = (tab: PersonTab): TabFacts => personTabs[tab];

const allParts = personTabNames.flatMap((tab) => getTabFacts(tab).parts);

/** The variables of the query that say which lists a tab reads. */
export const toFlags = (tab: PersonTab) =>
  Object.fromEntries(allParts.map((part) => [part, getTabFacts(tab).parts.includes(part)])) as Record<
    PersonPart,
    boolean
  >;

/** Lists that only this page has, so that it shows all of them: their names in `?all=`, with the tabs that they are in. */
const wholeLists = { notices: 'messages', statements: 'documents' } as const;
export type WholeList = keyof typeof wholeLists;

/** The tab that an address opens. */
export const findPersonTab = (params: URLSearchParams): PersonTab => {
  const whole = parseEnum(Object.keys(wholeLists) as WholeList[], params.get('all') ?? '');
  return parseEnum(personTabNames, params.get('tab') ?? '') ?? (whole ? wholeLists[whole] : 'activity');
};
