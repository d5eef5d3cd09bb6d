import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import config from '../../eslint.config.mjs';
import { ROOT } from '../lib/root.mjs';
import { findRefusal, listFileCircles } from './arrows.mjs';
import { CONCEPT_APPS, listConceptCircles, readDomainReport } from './domains.mjs';
import { findCircles } from './imports.mjs';
import { workspaces } from './workspaces.mjs';

// These files do not exist, so the rules that need types are off.
const eslint = new ESLint({
  cwd: ROOT,
  overrideConfigFile: true,
  overrideConfig: [...config, tseslint.configs.disableTypeChecked],
});

async function listBrokenRules(filePath, text) {
  const [result] = await eslint.lintText(text, { filePath: `${ROOT}/${filePath}` });
  return result.messages.map(({ ruleId, message }) => ruleId ?? message);
}

const ARROWS = ['cimiento/arrows'];
const RESTRICTED = ['no-restricted-imports'];

describe('the arrows rule refuses', () => {
  it.each([
    ['a remote that imports another remote', 'mfe-public/src/login/x.ts', "import '@cimiento/mfe-admin';"],
    ['a remote that imports the shell', 'mfe-admin/src/x.ts', "import '@cimiento/shell';"],
    ['the shell that imports a remote', 'shell/src/x.ts', "import '@cimiento/mfe-public/remote';"],
    ['a remote that reaches another by a path', 'mfe-public/src/x.ts', "import '../../mfe-admin/src/remote';"],
    ['a dynamic import', 'mfe-public/src/x.ts', "export const page = () => import('@cimiento/shell');"],
    ['an import of types only', 'mfe-public/src/x.ts', "import type {} from '@cimiento/gateway';"],
    ['a type named in place', 'shell/src/x.ts', "export type X = import('@cimiento/mfe-admin').X;"],
    ['a re-export', 'shell/src/x.ts', "export * from '@cimiento/mfe-admin';"],
    ['a front end that imports the gateway', 'packages/session/src/x.ts', "import '@cimiento/gateway';"],
    ['the first script that imports the design system', 'packages/session/src/x.ts', "import '@cimiento/ui';"],
    ['the gateway that imports the REST adapter', 'gateway/src/x.ts', "import '@cimiento/rest-adapter';"],
    ['the gateway that imports a front end', 'gateway/src/x.ts', "import '@cimiento/ui';"],
    ['the contracts that import anything of ours', 'packages/contracts/src/x.ts', "import '@cimiento/ui';"],
    ['the design system that imports the session', 'packages/ui/src/x.ts', "import '@cimiento/session';"],
    ['the design system that imports the product', 'packages/ui/src/x.ts', "import '@cimiento/product-ui';"],
    [
      'a feature that imports another of its app',
      'mfe-admin/src/investing/payments/x.ts',
      "import '../projects/list';",
    ],
    [
      'a shared folder of an app that imports a feature',
      'mfe-admin/src/shared/layout/x.ts',
      "import '../../investing/projects/list';",
    ],
    [
      'a gateway concept that imports the inputs of another',
      'gateway/src/investing/orders/x.ts',
      "import '../projects/projects.inputs';",
    ],
    [
      'a gateway concept that imports the resolver of another',
      'gateway/src/investing/orders/orders.service.ts',
      "import '../projects/projects.resolver';",
    ],
    [
      'a domain that imports one above it',
      'gateway/src/books/ledger/x.ts',
      "import '../../investing/projects/project.entity';",
    ],
    [
      'a domain that imports a type of one above it',
      'gateway/src/access/x.ts',
      "import type {} from '../reports/services';",
    ],
    [
      'a domain of the back office that imports one above it',
      'mfe-admin/src/access/users/x.ts',
      "import '../../messages/email/email-columns';",
    ],
    ['a domain that imports a page above it', 'mfe-admin/src/ops/x.ts', "import '../pages/person/PersonHeader';"],
    ['a domain that imports what assembles the domains', 'gateway/src/ops/demo/x.ts', "import '../../services';"],
    ['a path out of a package', 'packages/ui/src/x.ts', "import '../../contracts/src/values/money';"],
  ])('%s', async (_name, file, text) => {
    expect(await listBrokenRules(file, text)).toEqual(ARROWS);
  });

  it('imports between an existing remote and a new one', () => {
    const known = [...workspaces(ROOT), { folder: 'mfe-new', name: '@cimiento/mfe-new' }];
    expect(findRefusal(known, 'mfe-new/src/x.ts', '@cimiento/mfe-public')).toContain('must not import mfe-public');
    expect(findRefusal(known, 'mfe-public/src/x.ts', '@cimiento/mfe-new')).toContain('must not import mfe-new');
  });

  it('every import but the contracts in a package without a rule', () => {
    const known = [...workspaces(ROOT), { folder: 'packages/new', name: '@cimiento/new' }];
    expect(findRefusal(known, 'packages/new/src/x.ts', '@cimiento/ui')).not.toBeNull();
    expect(findRefusal(known, 'packages/new/src/x.ts', '@cimiento/contracts')).toBeNull();
  });
});

describe('the arrows rule allows', () => {
  it.each([
    [
      'a remote that imports the shared packages',
      'mfe-public/src/x.ts',
      "import '@cimiento/ui/form';\nimport '@cimiento/contracts/schemas';",
    ],
    ['the REST adapter that imports the gateway', 'rest-adapter/src/x.ts', "import '@cimiento/gateway';"],
    [
      'a feature that imports its own files',
      'mfe-admin/src/investing/projects/x.ts',
      "import './list';\nimport '../projects/badge';",
    ],
    [
      'a feature that imports what its app shares',
      'mfe-admin/src/investing/projects/x.ts',
      "import '../../shared/layout/AdminLayout';",
    ],
    ['an app file that imports its features', 'mfe-admin/src/remote.ts', "import './investing/projects/page';"],
    [
      'a gateway concept that imports the entity of another',
      'gateway/src/investing/investments/x.ts',
      "import '../projects/project.entity';",
    ],
    ['a domain that imports one below it', 'gateway/src/banking/x.ts', "import '../books/ledger/ledger.service';"],
    ['a domain that notifies people', 'gateway/src/access/users/x.ts', "import '../../messages/notifications/notify';"],
    ['a gateway file that assembles the domains', 'gateway/src/schema.ts', "import './ops/sandbox/sandbox.resolver';"],
    [
      'a page of several domains that imports their panels',
      'mfe-admin/src/pages/person/x.ts',
      "import '../../access/users/UserDialogs';\nimport '../../messages/email/EmailDialog';",
    ],
    ['a library', 'gateway/src/x.ts', "import 'graphql';"],
    ['an end-to-end test that imports a server', 'e2e/x.ts', "import '@cimiento/standalone';"],
  ])('%s', async (_name, file, text) => {
    expect(await listBrokenRules(file, text)).toEqual([]);
  });
});

describe('the lint refuses', () => {
  it.each([
    ['React in the contracts', 'packages/contracts/src/x.ts', "import 'react';", RESTRICTED],
    ['React in the gateway', 'gateway/src/x.ts', "import '@apollo/client/react';", RESTRICTED],
    ["Node's own modules in the contracts", 'packages/contracts/src/x.ts', "import 'node:fs';", RESTRICTED],
    [
      'a global style in a remote',
      'mfe-public/src/x.ts',
      "import { createGlobalStyle } from 'styled-components';\n\nexport const x = createGlobalStyle;",
      RESTRICTED,
    ],
    [
      'a library that a remote does not state',
      'mfe-public/src/x.ts',
      "import { parse } from 'papaparse';\n\nexport const x = parse;",
      ['import-x/no-extraneous-dependencies'],
    ],
    [
      'another router in a remote',
      'mfe-public/src/x.ts',
      "import { useNavigate } from 'react-router';\n\nexport const x = useNavigate;",
      ['no-restricted-imports', 'import-x/no-extraneous-dependencies'],
    ],
    ["Node's own modules in a remote", 'mfe-new/src/x.ts', "import 'fs/promises';", RESTRICTED],
    ['the console in a browser', 'shell/src/x.ts', "console.error('x');", ['no-console']],
    ['any', 'gateway/src/x.ts', 'export const x: any = 1;', ['@typescript-eslint/no-explicit-any']],
    ['a file of more than 300 lines', 'gateway/src/x.ts', '\n'.repeat(301), ['max-lines']],
  ])('%s', async (_name, file, text, rules) => {
    expect(await listBrokenRules(file, text)).toEqual(rules);
  });
});

describe('the domains of the gateway and the back office', () => {
  it('import those below them only, without circles', () => {
    const { arrows, upwards, circles } = readDomainReport();
    expect(arrows.size).toBeGreaterThan(20);
    expect({ upwards, circles }).toEqual({ upwards: [], circles: [] });
  });

  it.each(CONCEPT_APPS)('the folders of %s have no circles', (app) => {
    expect(listConceptCircles(app)).toEqual([]);
  });

  it('an import of a domain above is reported', () => {
    const [low, high] = [
      'gateway/src/books/ledger/ledger.service.ts',
      'gateway/src/investing/orders/orders.service.ts',
    ];
    const { upwards, circles } = readDomainReport(
      new Map([
        [low, [high]],
        [high, [low]],
      ]),
    );
    expect(upwards).toEqual([`${low} → ${high}`]);
    expect(circles).toEqual([
      [low, high],
      ['gateway/books', 'gateway/investing'],
    ]);
  });
});

describe('the files of all workspaces', () => {
  it('import each other without circles, types included', () => {
    expect(listFileCircles()).toEqual([]);
  });

  it('files that lead to each other are reported as a circle', () => {
    const graph = new Map(Object.entries({ a: ['b'], b: ['c', 'd'], c: ['b'], d: [] }));
    expect(findCircles(graph)).toEqual([['b', 'c']]);
  });
});
