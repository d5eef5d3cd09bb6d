import { createRequire } from 'node:module';
import { join } from 'node:path';
import { listRemoteFolders } from './remotes.mjs';
import { ROOT } from './root.mjs';

// The tables of docs/reference. A row is a list of cells.

const require = createRequire(import.meta.url);
const getBuilt = (path) => require(join(ROOT, path));

const toRow = (cells) => `| ${cells.join(' | ')} |`;
const formatTable = (head, rows) => [toRow(head), `|${'---|'.repeat(head.length)}`, ...rows.map(toRow)].join('\n');

const createReference = (name, title, intro, body) => ({
  path: join(ROOT, `docs/reference/${name}.md`),
  text: `# ${title}\n\nWritten by \`npm run generate\` ${intro}\n\n${body}\n`,
});

const quote = (text) => `\`${text}\``;
const sorted = (rows) => rows.sort(([row], [next]) => row.replaceAll('`', '').localeCompare(next.replaceAll('`', '')));

/** Every guarded operation, from the decorators of the compiled gateway. */
export const readGuardedOperations = () => getBuilt('gateway/dist/guarded-operations.js').listGuardedOperations();

/** The same as a file of the contracts. */
export function generateGuardedOperations(guarded) {
  const tables = [
    ['guardedActions', 'Every mutation of the gateway.'],
    [
      'guardedReads',
      'Every query of the back office, with the permissions of which an administrator needs one; `admin` is the role alone.',
    ],
  ].map(([name, text]) => {
    const rows = Object.entries(guarded[name]).map(([operation, row]) => `  ${operation}: ${JSON.stringify(row)},\n`);
    return `/** ${text} */\nexport const ${name} = {\n${rows.join('')}} as const;\n`;
  });
  return {
    path: join(ROOT, 'packages/contracts/src/access/guarded-operations.generated.ts'),
    text: `// Written by npm run generate.\n\n${tables.join('\n')}`,
  };
}

const getNeeded = ({ guardedActions, guardedReads }, name) => {
  const needed = guardedReads[name] ?? guardedActions[name].permission;
  return typeof needed === 'string' ? [] : needed;
};

const listNames = ({ guardedActions, guardedReads }) => [...Object.keys(guardedReads), ...Object.keys(guardedActions)];

/** The mutations and what they need. */
export function generateGuardedActions({ guardedActions }) {
  const rows = Object.entries(guardedActions).map(([name, { permission, proof, secondPerson, notice, record }]) => [
    quote(name),
    typeof permission === 'string' ? permission : permission.map(quote).join(', '),
    proof,
    secondPerson.map(quote).join(', ') || '–',
    notice,
    record,
  ]);
  return createReference(
    'guarded-actions',
    'Guarded actions',
    `from the decorators of the resolvers in \`gateway/src\`. Every mutation of the gateway: who may run it, when a session
must have proved its user in the last minutes, the kinds of approval under which it may wait for a second administrator, who is notified, and what
proves later who did it. Which kinds ask is the operator's \`APPROVALS\` ([approvals](../product/approvals.md)).`,
    formatTable(['operation', 'permission', 'proof', 'second person', 'notice', 'record'], sorted(rows)),
  );
}

/** The permissions of each staff role and of each back-office operation. */
export function generatePermissions(guarded) {
  const contracts = getBuilt('packages/contracts/dist/index.js');
  const { hasPermission, isApiKeyScope, permissions, permissionLabel, staffRoleLabel, staffRoles } = contracts;
  const rows = permissions.map((permission) => [
    quote(permission),
    permissionLabel[permission],
    ...staffRoles.map((staffRole) => (hasPermission(staffRole, [permission]) ? 'yes' : '–')),
    isApiKeyScope(permission) ? 'yes' : '–',
  ]);
  const head = [
    'permission',
    'what',
    ...staffRoles.map((name) => `${staffRoleLabel[name]} (${quote(name)})`),
    'API key',
  ];
  const operations = listNames(guarded)
    .map((name) => [quote(name), getNeeded(guarded, name).map(quote).join(', ')])
    .filter(([, needed]) => needed !== '');
  return createReference(
    'permissions',
    'Permissions',
    `from \`packages/contracts/src/access\`. What each staff role may do and an API key may hold, then what each
operation of the back office needs: one of its permissions, where \`admin\` is the role alone. [Staff roles](../product/access.md#staff-roles).`,
    `${formatTable(head, rows)}\n\n${formatTable(['operation', 'one of'], sorted(operations))}`,
  );
}

/** The operations by what they need, small enough for pages to load. */
export function generateOperationPermissions(guarded) {
  const byPermissions = Object.groupBy(listNames(guarded).sort(), (name) => getNeeded(guarded, name).join(' '));
  const entries = Object.entries(byPermissions).filter(([needed]) => needed !== '');
  const lines = sorted(entries).map(([needed, operations]) => `  '${needed}':\n    '${operations.join(' ')}',\n`);
  return {
    path: join(ROOT, 'packages/contracts/src/access/operation-permissions.generated.ts'),
    text: `// Written by npm run generate.\n\n/** Operations of the back office, by the permissions of which an administrator needs one. */\nexport const operationsByPermissions: Readonly<Record<string, string>> = {\n${lines.join('')}};\n`,
  };
}

/** The pages of the remotes, from their `src/remote.ts`. */
export async function generateAddresses() {
  const { describeRemote } = getBuilt('packages/federation/dist/webpack/read-remote.js');
  const remotes = await Promise.all(
    listRemoteFolders().map(async (folder) => ({ folder, ...(await describeRemote(join(ROOT, folder))) })),
  );
  const rows = remotes.flatMap(({ folder, routes, pages = {}, titles = {} }) =>
    Object.entries(routes).map(([address, access]) => [
      quote(address),
      access,
      folder,
      pages[address]?.title ?? titles[address] ?? '–',
    ]),
  );
  return createReference(
    'addresses',
    'Addresses of the site',
    'from the `src/remote.ts` of each remote. A page without a title here names its record.',
    formatTable(['address', 'access', 'remote', 'title'], rows),
  );
}

const toCaller = ({ security = [], 'x-key-scopes': scopes = [], tags }) => {
  if (security.length === 0) return 'public';
  return [tags.includes('Administración') ? 'admin' : 'user', ...scopes.map(quote)].join(', ');
};

/** The paths of the REST API, from its OpenAPI document. */
export function generateRestPaths(openApiText) {
  const rows = Object.entries(JSON.parse(openApiText).paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => [
      quote(path),
      method.toUpperCase(),
      toCaller(operation),
      operation.summary,
    ]),
  );
  return createReference(
    'rest',
    'Paths of the REST API',
    'from `rest-adapter/openapi.json`. Who may call a path, and the scopes of which an API key needs one.\n[How it answers](../api/README.md).',
    formatTable(['path', 'method', 'who', 'what'], rows),
  );
}

/** The events of webhooks, from the compiled contracts. */
export function generateEvents() {
  const { webhookFields, webhookTypeLabel } = getBuilt('packages/contracts/dist/index.js');
  const rows = Object.entries(webhookFields).map(([type, fields]) => [
    quote(type),
    webhookTypeLabel[type],
    Object.entries(fields)
      .map(([name, { isNullable, items }]) => {
        if (items) return `${quote(name)} [${Object.keys(items).map(quote).join(', ')}]`;
        return isNullable ? `(${quote(name)})` : quote(name);
      })
      .join(', '),
  ]);
  return createReference(
    'events',
    'Events of webhooks',
    `from \`packages/contracts/src/messages/webhooks.ts\`. Fields in parentheses may be null, those in brackets are of each item; the
\`webhooks\` section of the OpenAPI document has their types and meanings. How they are sent: [messages](../product/messages.md#webhooks).`,
    formatTable(['event', 'label', 'fields of `data`'], rows),
  );
}

const formatVariable = ([name, { type, allow, flags, notes }]) => {
  const { description, default: fallback } = flags;
  const values = type === 'string' && flags.only ? ` (${allow.map(quote).join(', ')})` : '';
  const text = notes?.[0] ?? (fallback === undefined || fallback === '' ? 'none' : quote(fallback));
  return [quote(name), `${description}${values}`, text];
};

/** The environment variables of the gateway, from its compiled schema. */
export function generateEnvironment() {
  const { environmentSchema } = getBuilt('gateway/dist/platform/config/environment.js');
  const { secretVariables } = getBuilt('gateway/dist/platform/config/secrets.js');
  return createReference(
    'environment',
    'Environment variables',
    `from \`gateway/src/platform/config/environment.ts\`. An empty variable counts as missing. \`NAME_FILE\` names a file
instead of the value, for ${secretVariables.map(quote).join(', ')}.

The site also reads (\`packages/site/src/config.ts\`) \`REMOTE_ORIGINS\`, other origins from which remotes may be loaded; \`REMOTE_KEYS\`, a file with the
keys of the teams; \`HEALTH_SHARE\`, the percentage of tabs that report ([teams](../teams.md)); \`GATEWAY_URL\`, the gateway from which it reads the
titles of pages. \`deploy/example.env\` has the variables of containers.`,
    formatTable(
      ['variable', 'meaning', 'default'],
      Object.entries(environmentSchema.describe().keys).map(formatVariable),
    ),
  );
}
