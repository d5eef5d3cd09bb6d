import { databaseKinds, serveGateway } from '../../testing';
import { Post } from './post.entity';

describe.each(databaseKinds)('posts on %s', (kind) => {
  const served = serveGateway(kind);

  // As long as the rules let an article be, in letters that take four bytes each.
  const content = '𐍈'.repeat(25_000);

  beforeAll(async () => {
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

  test('posts are public and sorted by id, with their paragraphs unchanged', async () => {
    const result = await served.client().send('posts', {}, 'id slug title excerpt content imageUrl');
    expect(result).toEqual([
      { id: 1, slug: 'primero', title: 'Primero', excerpt: 'Uno', content: 'Ñandú.\n\nÁgil.', imageUrl: '/1.svg' },
      { id: 2, slug: 'segundo', title: 'Segundo', excerpt: 'Dos', content, imageUrl: null },
    ]);
  });

  test('posts are saved with what a read gave, also without a picture, which a new one needs', async () => {
    const { admin } = served;
    const article = { slug: 'tercero', title: 'Tercero', excerpt: 'Tres', content: 'Corto.', imageUrl: null };
    const { id } = await served.gateway.database.transaction((manager) => manager.save(Post, { ...article }));
    const fields = 'slug title excerpt content imageUrl';
    const { data: before } = await admin.graphql(`query ($id: Int!) { adminPost(id: $id) { ${fields} } }`, { id });
    expect(before?.adminPost).toEqual(article);
    const update = `mutation ($id: Int!, $input: PostInput!) { updatePost(id: $id, input: $input) { ${fields} } }`;
    const { data: after } = await admin.graphql(update, { id, input: before?.adminPost });
    expect(after?.updatePost).toEqual(article);
    const refused = { code: 'VALIDATION_FAILED', errors: { imageUrl: 'La imagen es requerida' } };
    const { imageUrl: _imageUrl, ...withoutPicture } = article;
    for (const input of [withoutPicture, { ...withoutPicture, imageUrl: null }, { ...withoutPicture, imageUrl: '' }]) {
      const error = await admin.send('createPost', { input: { ...input, slug: 'cuarto' } });
      expect(error).toMatchObject(refused);
    }
    const { errors } = await admin.graphql(update, { id, input: withoutPicture });
    expect(errors?.[0]?.extensions).toMatchObject(refused);
  });

  test('a slug is transliterated, and unique regardless of case, also for concurrent requests', async () => {
    const admin = await served.signedInAdmin('editora');
    const create = async (slug: string) => {
      const input = { slug, title: 'Uno', excerpt: 'Breve', content: 'Largo.', imageUrl: '/uno.svg' };
      const { data, errors } = await admin.graphql(
        'mutation ($input: PostInput!) { createPost(input: $input) { slug } }',
        { input },
      );
      return errors?.[0]?.extensions ?? data?.createPost;
    };
    const taken = { code: 'CONFLICT', errors: { slug: 'Ya existe un artículo con ese slug' } };
    expect(await create('Inversión Ágil')).toEqual({ slug: 'inversion-agil' });
    expect(await create('INVERSION agil')).toMatchObject(taken);
    const answers = await Promise.all([1, 2, 3, 4].map(() => create('a-la-vez')));
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(answers.filter(({ code }) => code !== undefined)).toMatchObject([taken, taken, taken]);
  });

  test('posts are paged by the last id', async () => {
    const result = await served
      .client()
      .send('posts', { after: 1, limit: 1 }, 'id slug title excerpt content imageUrl');
    expect(result.map(({ slug }: { slug: string }) => slug)).toEqual(['segundo']);
  });
});
