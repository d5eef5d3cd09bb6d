import { RuleTester } from 'eslint';
import { functionNames } from './function-names.mjs';

const refuse = (code, name) => ({ code, errors: [{ messageId: 'refused', data: { name } }] });

new RuleTester().run('function-names', functionNames, {
  valid: [
    'function getTotal() {}',
    // A value is not a function.
    'const dateOf = order.date;',
    // Calls are named where the function is made.
    'totalOf(order);',
    'const list = { indexOf: () => -1, valueOf() {} };',
    'const proof = () => {};',
  ],
  invalid: [
    refuse('function totalOf() {}', 'totalOf'),
    refuse('export async function ordersOf() {}', 'ordersOf'),
    refuse('const totalOf = () => 1;', 'totalOf'),
    refuse('const totalOf = function () {};', 'totalOf'),
    refuse('class Orders { totalOf() {} }', 'totalOf'),
    refuse('class Orders { totalOf = () => 1; }', 'totalOf'),
    refuse('const orders = { totalOf() {} };', 'totalOf'),
  ],
});
