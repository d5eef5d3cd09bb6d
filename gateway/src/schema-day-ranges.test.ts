import { databaseKinds, serveGateway } from './testing';
import { getGatewaySchema } from './schema';

const ranged = Object.values(getGatewaySchema().getQueryType()?.getFields() ?? {}).filter(({ args }) =>
  ['from', 'to'].every((name) => args.some((argument) => argument.name === name)),
);

describe.each(databaseKinds)('ranges of days on %s', (kind) => {
  const served = serveGateway(kind);

  test.each(ranged.map((field) => [field.name, field] as const))(
    '%s refuses a range that ends before it starts',
    async (name, { args, type }) => {
      const isMonth = String(args.find((argument) => argument.name === 'from')?.type) === 'String';
      const [from, to] = isMonth ? ['2026-02', '2026-01'] : ['2026-01-02', '2026-01-01'];
      const isPage = String(type).endsWith('List!');
      const isCount = String(type) === 'Int!';
      const selection = isCount ? '' : isPage ? '{ total items { __typename } }' : '{ __typename }';
      const ofProject = args.some((argument) => argument.name === 'projectId')
        ? `projectId: ${(await served.fixtures.project()).id}, `
        : '';
      const send = async (first: string, last: string) => {
        const query = `{ ${name}(${ofProject}from: "${first}", to: "${last}") ${selection} }`;
        const { data, errors } = (await served.admin.graphql(query)) as {
          data?: Record<string, unknown>;
          errors?: { extensions: { code: string } }[];
        };
        return errors?.[0]?.extensions.code ?? typeof data?.[name];
      };
      expect(await send(from, to)).toBe('VALIDATION_FAILED');
      expect(await send(from, from)).toBe(isCount ? 'number' : 'object');
    },
  );

  test('the test knows the lists of days', () => {
    expect(ranged.length).toBeGreaterThan(12);
  });
});
