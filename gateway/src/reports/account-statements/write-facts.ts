import { centsToText } from '@cimiento/contracts';

const wholes: ReadonlySet<string> = new Set(['year', 'projectId']);

/** The stored facts of a statement for a file that says money in dollars, as JSON: 500000 is "5000.00". */
export const writeStatementFacts = (facts: unknown): unknown =>
  typeof facts === 'string'
    ? JSON.stringify(JSON.parse(facts), (name, value: unknown) =>
        typeof value === 'number' && !wholes.has(name) ? centsToText(value) : value,
      )
    : null;
