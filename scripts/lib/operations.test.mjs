import { generateOperationList, generateOperationTypes, listOperations } from './operations.mjs';

const schema = `
  scalar Money
  scalar Dollars
  enum Status { open closed }
  type Project { name: String! status: Status! target: Dollars paid: Money! }
  type Query { project(id: Int!): Project }
`;
const generate = (text, from = schema) => generateOperationTypes({ schema: from, text, path: 'app/project.graphql' });

describe('the types of a GraphQL operation', () => {
  it('map money to text, dollars to numbers and an enum to its values', async () => {
    const code = await generate('query Project($id: Int!) { project(id: $id) { name status target paid } }');
    expect(code).toContain("export type Status =\n  | 'open'\n  | 'closed';");
    expect(code).toContain('{ project: { name: string, status: Status, target: number | null, paid: string } | null }');
    expect(code).toContain('as unknown as DocumentNode<ProjectQuery, ProjectQueryVariables>');
  });

  it('never use any', async () => {
    expect(await generate('query Project($id: Int!) { project(id: $id) { name } }')).not.toMatch(/\bany\b/);
  });

  it('types are the same on every run', async () => {
    const text = 'query Project($id: Int!) { project(id: $id) { name status } }';
    expect(await generate(text)).toBe(await generate(text));
  });

  it('a field that the schema does not have fails', async () => {
    await expect(generate('query Project { project(id: 1) { nmae } }')).rejects.toThrow(/nmae/);
  });

  it('a scalar without a JSON type fails', async () => {
    await expect(generate('query Now { now }', 'scalar Instant\ntype Query { now: Instant! }')).rejects.toThrow(
      /Instant/,
    );
  });
});

describe('the ids of operations', () => {
  const text = `
    query Project($id: Int!) { project(id: $id) { ...Name } }
    query Status { project(id: 1) { status __typename } }
    fragment Name on Project { name }
  `;

  it('stand for one operation with its fragments and the types of its records', () => {
    expect(listOperations(text).map((operation) => [operation.name, operation.text])).toEqual([
      [
        'Project',
        'query Project($id:Int!){project(id:$id){...Name __typename}}fragment Name on Project{name __typename}',
      ],
      ['Status', 'query Status{project(id:1){status __typename}}'],
    ]);
  });

  it('ids equal those of the generated documents, and of the list of the app', async () => {
    const code = await generate(text);
    const list = JSON.parse(generateOperationList([text]));
    for (const operation of listOperations(text)) {
      expect(operation.id).toMatch(/^[0-9a-f]{32}$/);
      expect(code).toContain(`${operation.name}Document = /*#__PURE__*/ {"kind":"Document","id":"${operation.id}",`);
      expect(list[operation.id]).toBe(operation.text);
    }
    expect(Object.keys(list)).toHaveLength(2);
  });
});
