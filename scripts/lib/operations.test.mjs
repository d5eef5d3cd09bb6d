import { operationTypes } from './operations.mjs';

const schema = `
  scalar Money
  scalar Dollars
  enum Status { open closed }
  type Project { name: String! status: Status! target: Dollars paid: Money! }
  type Query { project(id: Int!): Project }
`;
const generate = (text, from = schema) => operationTypes({ schema: from, text, path: 'app/project.graphql' });

describe('the types of an operation', () => {
  it('follow the schema: money is text, dollars are numbers, an enum is its values', async () => {
    const code = await generate('query Project($id: Int!) { project(id: $id) { name status target paid } }');
    expect(code).toContain("export type Status =\n  | 'open'\n  | 'closed';");
    expect(code).toContain('{ project: { name: string, status: Status, target: number | null, paid: string } | null }');
    expect(code).toContain('as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>');
  });

  it('never hold any', async () => {
    expect(await generate('query Project($id: Int!) { project(id: $id) { name } }')).not.toMatch(/\bany\b/);
  });

  it('are the same at every run', async () => {
    const text = 'query Project($id: Int!) { project(id: $id) { name status } }';
    expect(await generate(text)).toBe(await generate(text));
  });

  it('are refused for a field that the schema does not have', async () => {
    await expect(generate('query Project { project(id: 1) { nmae } }')).rejects.toThrow(/nmae/);
  });

  it('are refused for a scalar whose JSON form nobody has stated', async () => {
    await expect(generate('query Now { now }', 'scalar Instant\ntype Query { now: Instant! }')).rejects.toThrow(
      /Instant/,
    );
  });
});
