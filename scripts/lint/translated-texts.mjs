const isBlank = (child) =>
  (child.type === 'JSXText' && child.value.trim() === '') || child.expression?.type === 'JSXEmptyExpression';

/** Whether an expression gives text that another rendering may replace: `${name}`, `isOpen ? 'abierta' : 'cerrada'`, `formatDay(day)`. */
function isChangingText(expression) {
  switch (expression.type) {
    case 'TemplateLiteral':
      return expression.expressions.length > 0;
    case 'ConditionalExpression':
      return [expression.consequent, expression.alternate].every(isText);
    case 'CallExpression':
      return /^(?:format|describe)[A-Z]/.test(expression.callee.name ?? '');
    default:
      return false;
  }
}

const isText = (expression) =>
  expression.type === 'TemplateLiteral' || typeof expression.value === 'string' || isChangingText(expression);

const isOptionalText = (expression) => expression.type === 'LogicalExpression' && isText(expression.right);

/**
 * ESLint rule: text that changes or goes away is the only child of its element. A browser's translator moves text that has neighbours into
 * new elements; React then updates what is no longer in the page, or fails when it removes it.
 */
export const translatedTexts = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'refuses changing text beside other content' },
    messages: {
      refused: 'Put this text into its own element (<span>, or <Value> for an amount): translators move it.',
    },
  },
  create(context) {
    const check = ({ children }) => {
      if (children.filter((child) => !isBlank(child) || child.value?.includes('\n') === false).length < 2) return;
      for (const { type, expression } of children)
        if (type === 'JSXExpressionContainer' && (isChangingText(expression) || isOptionalText(expression)))
          context.report({ node: expression, messageId: 'refused' });
    };
    return { JSXElement: check, JSXFragment: check };
  },
};
