import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { findFiles } from './lib/find-files.mjs';
import { copyRepository } from './lib/repository-copy.mjs';
import { ROOT } from './lib/root.mjs';

// Follows each recipe of CONTRIBUTING.md in a copy of the repository: an edit in a file that the recipe does not name, or a check
// that still fails after all of them, means that it leaves something out.

const run = promisify(execFile);
const MINUTE = 60_000;

// It compiles and generates everything that the recipes touch.
jest.setTimeout(15 * MINUTE);

const contributing = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8');

/** A change of a file: what its text has, and what stands there afterwards; without either it is a new file. */
const replace = (file, found, text) => ({ file, found, text });
const addAfter = (file, line, added) => replace(file, `${line}\n`, `${line}\n${added}\n`);
const addBefore = (file, line, added) => replace(file, `${line}\n`, `${added}\n${line}\n`);

const TEMPLATES = join(ROOT, 'scripts/recipes');
/** The files of a recipe's folder in `scripts/recipes`, each in its place. */
const createAll = (folder) =>
  findFiles(join(TEMPLATES, folder), (path) => path.endsWith('.template')).map((path) => ({
    file: relative(join(TEMPLATES, folder), path).slice(0, -'.template'.length),
    text: readFileSync(path, 'utf8'),
  }));

const recipes = {
  'A page': [
    addAfter(
      'packages/contracts/src/texts/paths.ts',
      "  adminIntegrations: '/admin/integrations',",
      "  adminHelp: '/admin/help',",
    ),
    addBefore(
      'mfe-admin/src/shared/pages.ts',
      "  [paths.adminOrders]: { title: 'Órdenes', menu: { label: 'Órdenes', domain: 'Inversión' }, reads: ['adminOrders'] },",
      "  [paths.adminHelp]: { title: 'Ayuda', menu: { label: 'Ayuda' }, reads: [] },",
    ),
    addBefore(
      'mfe-admin/src/remote.ts',
      "    ...page(paths.adminRents, () => import('./investing/rent-calendar/UnpaidRentsPage')),",
      "    ...page(paths.adminHelp, () => import('./shared/help/HelpPage')),",
    ),
    ...createAll('page'),
  ],
  'A page with a list': [
    addAfter('packages/contracts/src/texts/paths.ts', "  adminBlog: '/admin/blog',", "  adminTitles: '/admin/titles',"),
    addBefore(
      'mfe-admin/src/shared/pages.ts',
      "  [paths.adminUser]: { reads: ['userOverview'] },",
      "  [paths.adminTitles]: { title: 'Títulos', menu: { label: 'Títulos' }, reads: ['adminPosts'] },",
    ),
    addBefore(
      'mfe-admin/src/remote.ts',
      "    ...page(paths.adminLedger, () => import('./books/ledger/LedgerPage')),",
      "    ...page(paths.adminTitles, () => import('./joining/titles/TitlesPage')),",
    ),
    ...createAll('list'),
  ],
  'A REST path': [
    addAfter(
      'rest-adapter/src/routes/profile.ts',
      'export const profileRoutes: readonly Route[] = [',
      `  {
    method: 'GET',
    path: '/api/user/notification-preferences',
    summary: 'Dónde lees cada grupo de avisos',
    access: 'user',
    operation: 'query { myNotificationPreferences { group app email } }',
    returnsList: true,
    responseSchema: 'NotificationPreference',
  },`,
    ),
    addAfter(
      'rest-adapter/src/openapi/field-texts.ts',
      'export const fieldTexts: Readonly<Record<string, FieldText>> = {',
      "  app: ['Si se lee en la aplicación'],\n  group: ['Grupo de avisos', 'orders'],",
    ),
    addAfter(
      'packages/contracts/src/fields/notification.ts',
      'export const notificationApiTexts: ApiTexts = {',
      "  'NotificationPreference.email': 'Si se lee por correo',",
    ),
  ],
  'A notification kind': [
    addAfter(
      'packages/contracts/src/messages/notifications.ts',
      "  new_device: { /** 'Chrome en Windows'. */ device: string };",
      '  bank_account_checked: { bank: string };',
    ),
    addAfter(
      'packages/contracts/src/messages/notifications.ts',
      "  new_device: 'security',",
      "  bank_account_checked: 'security',",
    ),
    addAfter(
      'packages/contracts/src/messages/notification-texts.ts',
      'const texts: NotificationTexts = {',
      "  bank_account_checked: ({ bank }) => ({\n    title: 'Revisamos tu cuenta bancaria',\n    body: `Ya puedes retirar a tu cuenta de ${bank}.`,\n    path: paths.balance,\n  }),",
    ),
    addAfter(
      'gateway/src/banking/bank-accounts/bank-accounts.service.ts',
      "      await notify(manager, { userId, kind: 'bank_account_changed', facts: { isFirst: current === null } });",
      "      await notify(manager, { userId, kind: 'bank_account_checked', facts: { bank: account.bank } });",
    ),
  ],
  'A webhook event': [
    addAfter('packages/contracts/src/messages/webhooks.ts', "  'user.registered',", "  'bank_account.changed',"),
    addAfter(
      'packages/contracts/src/messages/webhooks.ts',
      "  'user.registered': 'Usuario registrado',",
      "  'bank_account.changed': 'Cuenta bancaria cambiada',",
    ),
    addAfter(
      'packages/contracts/src/messages/webhooks.ts',
      "  'user.registered': user,",
      "  'bank_account.changed': { userId: user.userId },",
    ),
    ...createAll('webhook'),
    replace(
      'gateway/src/banking/bank-accounts/bank-accounts.service.ts',
      '      return account;\n',
      "      await enqueueWebhooks(manager, 'bank_account.changed', [toBankAccountData(account)]);\n      return account;\n",
    ),
    addBefore(
      'gateway/src/banking/bank-accounts/bank-accounts.service.ts',
      "import { BankAccount } from './bank-account.entity';",
      "import { enqueueWebhooks } from '../../messages/webhooks/enqueue-webhooks';\nimport { toBankAccountData } from './bank-account-webhook';",
    ),
  ],
  'Add a field': [
    addBefore(
      'packages/contracts/src/fields/project.ts',
      '  responsible: kept(',
      "  developer: nullable(text('Constructora', { max: 120, description: 'Who builds it.' })),",
    ),
    addAfter(
      'packages/contracts/src/fields/project.ts',
      'export const projectApiTexts: ApiTexts = {',
      "  'Project.developer': 'Empresa que lo construye',",
    ),
    addAfter(
      'gateway/src/investing/records/project.entity.ts',
      '  responsible!: string | null;',
      "\n  @Field(() => String, { nullable: true, description: 'Who builds it.' })\n  @TextColumn(120, { nullable: true })\n  developer!: string | null;",
    ),
    ...createAll('field'),
    addBefore('mfe-admin/src/investing/projects/projects.graphql', '  responsible', '  developer'),
  ],
  'Add a status': [
    replace(
      'packages/contracts/src/investing/orders.ts',
      "'expired', 'cancelled'] as const",
      "'questioned', 'expired', 'cancelled'] as const",
    ),
    addBefore(
      'packages/contracts/src/investing/orders.ts',
      '  expired: {',
      `  questioned: {
    label: 'En revisión',
    tone: 'warning',
    isLive: true,
    isRaised: true,
    receipt: 'Comprobante en revisión',
    closed: 'está en revisión',
    next: ['paid', 'cancelled'],
  },`,
    ),
    addBefore(
      'packages/contracts/src/investing/orders.ts',
      "    case 'expired':",
      "    case 'questioned':\n      return 'Se revisa de dónde vino el dinero.';",
    ),
    addBefore(
      'mfe-investor/src/orders/OrderPage.tsx',
      "    case 'expired':",
      "    case 'questioned':\n      return 'Revisamos de dónde vino el dinero. Tus fracciones siguen siendo tuyas.';",
    ),
    ...createAll('status'),
    replace(
      'packages/contracts/src/values/status.test.ts',
      "expect(liveOrderStatuses).toEqual(['committed', 'reserved', 'paid']);",
      "expect(liveOrderStatuses).toEqual(['committed', 'reserved', 'paid', 'questioned']);",
    ),
    replace(
      'packages/contracts/src/values/status.test.ts',
      "expect(raisedOrderStatuses).toEqual(['committed', 'paid']);",
      "expect(raisedOrderStatuses).toEqual(['committed', 'paid', 'questioned']);",
    ),
    replace('docs/product/investing.md', '`paid`, `expired`,', '`paid`, `questioned`, `expired`,'),
  ],
  'A record with list, form, REST, audit and privacy': [
    ...createAll('record'),
    addAfter(
      'packages/contracts/src/fields/records.ts',
      "import { apiKeyRecord } from './api-key';",
      "import { bankHolidayRecord } from './bank-holiday';",
    ),
    addBefore(
      'packages/contracts/src/fields/records.ts',
      '  bankLine: bankLineRecord,',
      '  bankHoliday: bankHolidayRecord,',
    ),
    addBefore(
      'gateway/src/banking/services.ts',
      "import { BankLinesService } from './reconciliation/bank-lines.service';",
      "import { BankHolidaysService } from './holidays/bank-holidays.service';",
    ),
    addBefore(
      'gateway/src/banking/services.ts',
      '    bankLines: new BankLinesService(database),',
      '    bankHolidays: new BankHolidaysService(database, idempotency),',
    ),
    addBefore(
      'gateway/src/testing/action-examples-of-money.ts',
      '  setOrderTerms: async () => ({ variables: { input: terms } }),',
      `  createBankHoliday: async () => ({ variables: { input: { day: '2030-05-24', name: 'Batalla de Pichincha' } } }),
  deleteBankHoliday: async (world) => {
    const input = { day: '2030-08-10', name: 'Primer Grito de Independencia' };
    return { variables: { id: (await world.run('createBankHoliday', { input })).id } };
  },`,
    ),
    addBefore(
      'mfe-admin/src/banking/reconciliation/ReconciliationPage.tsx',
      "import { BankStatements } from './BankStatements';",
      "import { BankHolidays } from '../holidays/BankHolidays';",
    ),
    addBefore(
      'mfe-admin/src/banking/reconciliation/ReconciliationPage.tsx',
      '      <BankStatements accounts={data?.adminCollectingAccounts ?? []} reload={reload} />',
      '      <BankHolidays />',
    ),
    addBefore(
      'mfe-admin/src/banking/reconciliation/open-reconciliation.tsx',
      "import ReconciliationPage from './ReconciliationPage';",
      "import { BankHolidaysDocument } from '../holidays/bank-holidays.generated';",
    ),
    addBefore(
      'mfe-admin/src/banking/reconciliation/open-reconciliation.tsx',
      '      reply(BankStatementsDocument, { bankStatements: [statement] }),',
      '      reply(BankHolidaysDocument, { bankHolidays: [] }),',
    ),
    addAfter(
      'rest-adapter/src/routes/index.ts',
      "import { bankAccountRoutes } from './bank-accounts';",
      "import { bankHolidayRoutes } from './bank-holidays';",
    ),
    addAfter('rest-adapter/src/routes/index.ts', '  ...bankAccountRoutes,', '  ...bankHolidayRoutes,'),
    addAfter('docs/product/banking.md', '# Banking', '\nA bank holiday is a day on which banks are closed.'),
  ],
  'Change a limit': [
    replace('packages/contracts/src/texts/limits.ts', 'webhookEndpoints: { max: 20 }', 'webhookEndpoints: { max: 25 }'),
  ],
};

/** The text of a recipe, which is a section or starts with its name in bold. */
function readRecipe(name) {
  const start = contributing.search(new RegExp(`^(\\*\\*${name}\\.\\*\\*|## ${name}$)`, 'm'));
  const [text] = contributing.slice(start).split(/\n(?=## |\*\*[A-Z])/);
  return text;
}

const escape = (text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Whether a recipe names a file: by its path, by its name, or by one with NAME, DOMAIN, x or <words> in the places of others. */
const names = (recipe, file) =>
  [...recipe.matchAll(/`([^`\s]*[./][^`\s]*)`/g)].some(([, path]) => {
    const pattern = escape(path)
      .replaceAll(/NAME|DOMAIN|<[a-z]+>/g, '[\\w-]+')
      .replace('/x/XPage', '/.+/\\w+Page');
    return new RegExp(`^(.*/)?${pattern}(/.*)?$`).test(file);
  });

const listChecks = () =>
  Object.keys(recipes).flatMap((name) =>
    [...readRecipe(name).matchAll(/`npx jest (?:--testPathPatterns )?([^`]+)`/g)].flatMap(([, text]) =>
      text.replaceAll("'", '').split(/[|\s]+/),
    ),
  );

test.each(Object.entries(recipes))('%s: the recipe names every file that it takes', (name, edits) => {
  const recipe = readRecipe(name);
  expect(edits.map(({ file }) => file).filter((file) => !names(recipe, file))).toEqual([]);
});

test.each([
  ['Add a field', 4],
  ['Add a status', 5],
  ['A page with a list', 8],
  ['A record with list, form, REST, audit and privacy', 16],
])('%s: at most %i files are written', (name, most) => {
  expect(new Set(recipes[name].map(({ file }) => file)).size).toBeLessThanOrEqual(most);
});

describe('every recipe of CONTRIBUTING.md', () => {
  let copy;

  const node = (...args) => run(process.execPath, args, { cwd: copy, maxBuffer: 64 * 1024 * 1024 });

  beforeAll(async () => {
    copy = copyRepository();
    for (const { file, found, text } of Object.values(recipes).flat()) {
      const path = join(copy, file);
      const before = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      if ((found === undefined) !== (before === undefined) || (found !== undefined && before.split(found).length !== 2))
        throw new Error(`${file} is not as the recipe needs it: ${found ?? 'it exists'}`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, found === undefined ? text : before.replace(found, () => text));
    }
    await node('scripts/generate.mjs');
  });

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('its types are right, and its own checks pass', async () => {
    await node('node_modules/typescript-native/bin/tsc', '-b');
    await node('node_modules/jest/bin/jest.js', '--testPathPatterns', [...new Set(listChecks())].join('|'));
  });
});
