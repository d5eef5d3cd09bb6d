import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from './root.mjs';

const HEAD = `# Guarded actions

Written by \`npm run generate\` from \`packages/contracts/src/guarded-actions.ts\`. Every mutation of the gateway: who may run it, when a session
must have proved its user in the last minutes, the kinds of approval under which it may wait for a second administrator, who is notified, and what
proves later who did it. Which kinds ask is the operator's \`APPROVALS\` ([approvals](../product/approvals.md)).

| operation | permission | proof | second person | notice | record |
|---|---|---|---|---|---|
`;

const toRow = ([name, { permission, proof, secondPerson, notice, record }]) =>
  `| \`${name}\` | ${permission} | ${proof} | ${secondPerson.map((kind) => `\`${kind}\``).join(', ') || '–'} | ${notice} | ${record} |`;

/** The reference of the guarded actions, from the compiled contracts. */
export function generateGuardedActions() {
  const { guardedActions } = createRequire(import.meta.url)(join(ROOT, 'packages/contracts/dist/index.js'));
  const rows = Object.entries(guardedActions).sort(([one], [next]) => one.localeCompare(next));
  return { path: join(ROOT, 'docs/reference/guarded-actions.md'), text: `${HEAD}${rows.map(toRow).join('\n')}\n` };
}
