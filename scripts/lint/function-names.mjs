// Terms of the language and of its libraries.
const KNOWN_TERMS = new Set(['indexOf', 'lastIndexOf', 'valueOf', 'instanceOf']);

const isRefused = (name) => /[a-z0-9]Of$/.test(name) && !KNOWN_TERMS.has(name);

const isFunction = (node) => ['ArrowFunctionExpression', 'FunctionExpression'].includes(node?.type);

/** ESLint rule: a function is a verb. `totalOf(order)` says neither whether it computes, reads or fetches, nor what it gives when there is nothing. */
export const functionNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    docs: { description: 'refuses functions named xOf' },
    messages: { refused: "Name the function '{{name}}' with a verb (getX, findX, toX), or read a property." },
  },
  create(context) {
    const check = (id) => {
      const name = id?.name;
      if (name && isRefused(name)) context.report({ node: id, messageId: 'refused', data: { name } });
    };
    const checkKey = ({ key, value }) => {
      if (isFunction(value)) check(key);
    };
    return {
      FunctionDeclaration: ({ id }) => check(id),
      VariableDeclarator: ({ id, init }) => {
        if (isFunction(init)) check(id);
      },
      MethodDefinition: checkKey,
      PropertyDefinition: checkKey,
      Property: checkKey,
    };
  },
};
