import { createTestGateway, databaseKinds, type TestGateway } from '../testing';
import { Post } from './post.entity';

const query =
  'query ($after: Int, $limit: Int) { posts(after: $after, limit: $limit) { id slug title excerpt content imageUrl } }';

describe.each(databaseKinds)('posts on %s', (kind) => {
  let served: TestGateway;

  // As long as the rules let an article be, in letters that take four bytes each.
  const content = '𐍈'.repeat(25_000);

  beforeAll(async () => {
    served = await createTestGateway(kind, { demoData: false });
    await served.gateway.database.transaction(async (manager) => {
      await manager.insert(Post, {
        slug: 'primero',
        title: 'Primero',
        excerpt: 'Uno',
        content: 'Ñandú.\n\nÁgil.',
        imageUrl: '/1.svg',
      });
      await manager.insert(Post, { slug: 'segundo', title: 'Segundo', excerpt: 'Dos', content, imageUrl: null });
    });
  });

  afterAll(() => served.close());

  test('are public and sorted by id, with their paragraphs unchanged', async () => {
    const { data } = await served.client().graphql(query, {});
    expect(data?.posts).toEqual([
      { id: 1, slug: 'primero', title: 'Primero', excerpt: 'Uno', content: 'Ñandú.\n\nÁgil.', imageUrl: '/1.svg' },
      { id: 2, slug: 'segundo', title: 'Segundo', excerpt: 'Dos', content, imageUrl: null },
    ]);
  });

  test('are paged by the last id', async () => {
    const { data } = await served.client().graphql(query, { after: 1, limit: 1 });
    expect(data?.posts.map(({ slug }: { slug: string }) => slug)).toEqual(['segundo']);
  });
});
