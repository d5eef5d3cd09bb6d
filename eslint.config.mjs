import { builtinModules } from 'node:module';
import eslint from '@eslint/js';
import compat from 'eslint-plugin-compat';
import importX, { createNodeResolver } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { rules as regexpRules } from 'eslint-plugin-regexp';
import tseslint from 'typescript-eslint';
import { arrows } from './scripts/lint/arrows.mjs';
import { functionNames } from './scripts/lint/function-names.mjs';
import { translatedTexts } from './scripts/lint/translated-texts.mjs';

const EXTENSIONS = ['.ts', '.tsx', '.mjs', '.cjs', '.js'];
const TESTS = ['**/*.test.{ts,tsx,mjs}', '**/testing/**', 'e2e/**'];
const REACT_APPS = [
  'shell/src',
  'mfe-*/src',
  'packages/playground/src',
  'packages/ui/src',
  'packages/product-ui/src',
  'packages/session/src',
  'packages/federation/src/{runtime,shared}',
].map((folder) => `${folder}/**/*.{ts,tsx}`);
const REMOTES = ['mfe-*/src/**/*.{ts,tsx}'];
const SERVERS = [
  'gateway',
  'rest-adapter',
  'packages/releases',
  'packages/sdk',
  'packages/server',
  'packages/site',
  'packages/standalone',
].map((folder) => `${folder}/src/**/*.ts`);
const CONTRACTS = ['packages/contracts/src/**/*.ts'];
const SCRIPTS = ['**/*.{mjs,cjs,js}'];

const NODE_GLOBALS = [
  'AbortSignal',
  'Blob',
  'Buffer',
  'FormData',
  'Response',
  'URL',
  '__dirname',
  'clearTimeout',
  'console',
  'fetch',
  'module',
  'performance',
  'process',
  'require',
  'setTimeout',
];
// Used by the parts of the benchmark that run inside the page.
const PAGE_GLOBALS = ['PerformanceObserver', 'clearInterval', 'document', 'setInterval', 'window'];
const JEST_GLOBALS = ['afterAll', 'afterEach', 'beforeAll', 'beforeEach', 'describe', 'expect', 'it', 'jest', 'test'];
const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']));

const noNode = {
  paths: builtinModules.map((name) => ({ name, message: 'This code runs in the browser.' })),
  patterns: [{ group: ['node:*'], message: 'This code runs in the browser.' }],
};
const noReact = {
  patterns: [
    {
      group: [
        'react',
        'react/*',
        'react-dom',
        'react-dom/*',
        'react-router-dom',
        'styled-components',
        '@apollo/client',
        '@apollo/client/*',
      ],
      message: 'No user interface here.',
    },
  ],
};
// The build refuses both too (packages/federation/src/webpack/imports.ts).
const noOtherRouter = { name: 'react-router', message: "Import from 'react-router-dom', which the shell shares." };
const noGlobalStyle = {
  name: 'styled-components',
  importNames: ['createGlobalStyle'],
  message: 'A global style of a remote changes the pages of the others.',
};
const restrictImports = (...sets) => [
  'error',
  { paths: sets.flatMap(({ paths = [] }) => paths), patterns: sets.flatMap(({ patterns = [] }) => patterns) },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '**/.data/',
      '**/*.generated.ts',
      '**/test-results/',
      '**/playwright-report/',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  tseslint.configs.recommended,
  {
    plugins: {
      'import-x': importX,
      cimiento: { rules: { arrows, 'function-names': functionNames, 'translated-texts': translatedTexts } },
    },
    settings: {
      'import-x/extensions': EXTENSIONS,
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
      'import-x/resolver-next': [createNodeResolver({ extensions: EXTENSIONS })],
    },
    rules: {
      'cimiento/arrows': 'error',
      'cimiento/function-names': 'error',
      'import-x/first': 'error',
      'import-x/newline-after-import': 'error',
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'max-lines': ['error', 300],
      eqeqeq: 'error',
      'no-warning-comments': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: ':matches(ObjectExpression > SpreadElement, JSXSpreadAttribute) > ObjectExpression',
          message: 'Write its properties out.',
        },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    },
  },
  {
    files: [...SERVERS, ...REACT_APPS, ...CONTRACTS],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: [...SERVERS, ...CONTRACTS, ...REACT_APPS],
    ignores: TESTS,
    plugins: { regexp: { rules: regexpRules } },
    rules: {
      // An expression that can read one text in many ways lets a few bytes of somebody else's stop the process.
      'regexp/no-super-linear-backtracking': ['error', { report: 'potential' }],
      'regexp/no-super-linear-move': 'error',
    },
  },
  { ...reactHooks.configs.flat.recommended, files: REACT_APPS },
  // Interfaces that a browser of `browserslist` in package.json lacks.
  {
    files: [...REACT_APPS, ...CONTRACTS],
    ignores: TESTS,
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: REACT_APPS,
    ignores: TESTS,
    rules: {
      'no-console': 'error',
      'no-restricted-imports': restrictImports(noNode),
      'cimiento/translated-texts': 'error',
    },
  },
  {
    files: REMOTES,
    ignores: TESTS,
    rules: {
      'import-x/no-extraneous-dependencies': 'error',
      'no-restricted-imports': restrictImports(noNode, { paths: [noOtherRouter, noGlobalStyle] }),
    },
  },
  { files: CONTRACTS, rules: { 'no-restricted-imports': restrictImports(noNode, noReact) } },
  { files: SERVERS, rules: { 'no-restricted-imports': restrictImports(noReact) } },
  {
    files: ['packages/releases/src/registry/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-imports': restrictImports(noNode, noReact) },
  },
  { files: TESTS, rules: { 'max-lines': ['error', 400] } },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', { name: 'setTimeout', message: 'Wait for a state, never for a time.' }],
      'no-restricted-properties': [
        'error',
        { property: 'waitForTimeout', message: 'Wait for a state, never for a time.' },
      ],
    },
  },
  { files: SCRIPTS, languageOptions: { globals: readonly(NODE_GLOBALS) } },
  { files: ['bench/**'], languageOptions: { globals: readonly(PAGE_GLOBALS) } },
  {
    files: ['**/*.{cjs,js}'],
    languageOptions: { sourceType: 'commonjs' },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  { files: ['**/*.test.mjs', 'scripts/jest/**'], languageOptions: { globals: readonly(JEST_GLOBALS) } },
);
