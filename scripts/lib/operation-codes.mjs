import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './root.mjs';

// The codes of the errors that each GraphQL operation can throw, read from the code of the gateway: every function that its resolver can reach,
// and every `new ExpectedError('CODE')` in them. What a handler of approvals does is reached by who decides an approval.

const GATEWAY = join(ROOT, 'gateway');
const SOURCES = join(GATEWAY, 'src/');
const FILE = join(ROOT, 'rest-adapter/src/routes/operation-codes.generated.ts');
const HANDLER = 'ApprovalHandler';
const DECISIONS = ['execute', 'reject'];

// Codes that follow from the route, its permission, order and input, and those of middleware; of a record that an operation itself has just made
// or that its caller is, none is missing.
const GENERAL = [
  ...['VALIDATION_FAILED', 'UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND', 'TOO_MANY_REQUESTS', 'STEP_UP_REQUIRED'],
  ...['SECOND_FACTOR_ENROLMENT_REQUIRED', 'SESSION_CHANGED', 'IDEMPOTENCY_MISMATCH', 'SHOWN_ONCE', 'APPROVAL_PENDING'],
  ...['OPERATION_NOT_TRUSTED', 'INTERNAL', 'UNAVAILABLE', 'BUSY', 'CURSOR_GONE'],
];

function createProgram() {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined };
  const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(join(GATEWAY, 'tsconfig.json'), {}, host);
  return ts.createProgram({
    rootNames: fileNames.filter((name) => !/\.test\.ts$|\/testing\//.test(name)),
    options: { ...options, customConditions: ['source'], composite: false, incremental: false, noEmit: true },
  });
}

/** The code that runs when a declaration is used; null for a type, a value, and what is inside a function. */
function getBody(declaration) {
  if (ts.isVariableDeclaration(declaration))
    return ts.isSourceFile(declaration.parent.parent.parent) ? declaration.initializer : null;
  if (ts.isPropertyDeclaration(declaration))
    return declaration.initializer && ts.isArrowFunction(declaration.initializer) ? declaration.initializer : null;
  return ts.isFunctionLike(declaration) ? declaration.body : null;
}

/** Reads the code of one program. */
class CodeReader {
  constructor(program, sources) {
    this.isOwn = (node) => node.getSourceFile().fileName.startsWith(sources);
    this.checker = program.getTypeChecker();
    this.files = program.getSourceFiles().filter(this.isOwn);
    this.facts = new Map();
    this.handlers = this.findHandlers();
  }

  findSymbol(node) {
    const symbol = this.findNamed(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias ? this.checker.getAliasedSymbol(symbol) : symbol;
  }

  findNamed(node) {
    const { parent } = node;
    if (ts.isShorthandPropertyAssignment(parent)) return this.checker.getShorthandAssignmentValueSymbol(parent);
    // `const { execute } = handler` uses the method of the handler.
    const isPicked = ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent);
    return isPicked
      ? this.checker.getTypeAtLocation(parent.parent).getProperty((parent.propertyName ?? parent.name).getText())
      : this.checker.getSymbolAtLocation(node);
  }

  /** The methods of all objects that are registered as handlers of approvals, by their names. */
  findHandlers() {
    const methods = new Map();
    const add = (object) => {
      for (const part of object.properties) {
        const name = part.name?.getText();
        methods.set(name, [...(methods.get(name) ?? []), part.initializer ?? part.body ?? part]);
      }
    };
    const visit = (node) => {
      const isCall = ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression);
      if (isCall && node.expression.name.text === 'register') {
        const handler = node.arguments.at(-1);
        const declared = ts.isIdentifier(handler) ? this.findSymbol(handler)?.valueDeclaration?.initializer : handler;
        if (declared && ts.isObjectLiteralExpression(declared)) add(declared);
      }
      ts.forEachChild(node, visit);
    };
    this.files.forEach((file) => ts.forEachChild(file, visit));
    return methods;
  }

  /** The code that runs where an identifier is used. */
  listRun(node) {
    return (this.findSymbol(node)?.declarations ?? []).filter(this.isOwn).flatMap((declaration) => {
      const isOfHandler = ts.isTypeLiteralNode(declaration.parent) && declaration.parent.parent.name?.text === HANDLER;
      const name = declaration.name?.getText();
      if (isOfHandler) return DECISIONS.includes(name) ? (this.handlers.get(name) ?? []) : [];
      if (ts.isClassDeclaration(declaration)) return declaration.members.filter(ts.isConstructorDeclaration);
      const body = getBody(declaration);
      return body ? [body] : [];
    });
  }

  /** The codes that a piece of code throws itself, and what it runs. */
  read(code) {
    const codes = new Set();
    const run = new Set();
    const visit = (node) => {
      const isNew = ts.isNewExpression(node) && node.expression.getText() === 'ExpectedError';
      const isSuper = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword;
      const [first, , details] = isNew || isSuper ? node.arguments : [];
      // A stale revision is 412, which follows from the route.
      const isStale = details?.getText().includes('changed: true') === true;
      if (first && !isStale && ts.isStringLiteral(first) && /^[A-Z_]+$/.test(first.text)) codes.add(first.text);
      if (ts.isIdentifier(node)) this.listRun(node).forEach((part) => run.add(part));
      ts.forEachChild(node, visit);
    };
    visit(code);
    return { codes, run };
  }

  /** Every code that a piece of code can throw. */
  listCodes(code) {
    const seen = new Set([code]);
    const codes = new Set();
    for (const part of seen) {
      if (!this.facts.has(part)) this.facts.set(part, this.read(part));
      const facts = this.facts.get(part);
      facts.codes.forEach((one) => codes.add(one));
      facts.run.forEach((one) => seen.add(one));
    }
    return [...codes].filter((one) => !GENERAL.includes(one)).sort();
  }

  /** Queries and mutations by name. */
  listOperations() {
    const operations = [];
    const visit = (node) => {
      const decorators = ts.canHaveDecorators(node) ? (ts.getDecorators(node) ?? []) : [];
      const names = decorators.map(({ expression }) => expression.expression?.getText());
      if (ts.isMethodDeclaration(node) && names.some((name) => name === 'Query' || name === 'Mutation'))
        operations.push([node.name.getText(), node.body]);
      ts.forEachChild(node, visit);
    };
    this.files.forEach((file) => ts.forEachChild(file, visit));
    return operations.sort(([one], [other]) => (one < other ? -1 : 1));
  }
}

/**
 * The codes that each operation of a program can throw, by its name, in the order of names, without operations that throw none.
 * @param {ts.Program} program
 * @param {string} sources folder of the code that is followed
 * @returns {[operation: string, codes: string[]][]}
 */
export function readOperationCodes(program, sources) {
  const reader = new CodeReader(program, sources);
  return reader
    .listOperations()
    .map(([name, body]) => [name, reader.listCodes(body)])
    .filter(([, codes]) => codes.length > 0);
}

/** The file of the codes of each operation, for the document of the REST API. */
export function generateOperationCodes() {
  const rows = readOperationCodes(createProgram(), SOURCES).map(
    ([name, codes]) => `  ${name}: [${codes.map((code) => `'${code}'`).join(', ')}],\n`,
  );
  return {
    path: FILE,
    text: `// Written by npm run generate.\nimport type { ErrorCode } from '@cimiento/contracts';\n\n/** Codes of the errors that each operation can throw, besides those that follow from its route. */\nexport const operationCodes: Readonly<Record<string, readonly ErrorCode[]>> = {\n${rows.join('')}};\n`,
  };
}
