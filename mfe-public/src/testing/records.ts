import type { SessionUser } from '@cimiento/session';

/** A signed-in person. */
export const ana: SessionUser = {
  id: 2,
  username: 'ana',
  email: 'ana@prueba.example',
  fullName: 'Ana Lucía',
  role: 'user',
  staffRole: null,
};

/** An open round of a project. */
export const round = {
  minimum: 200_000,
  opensAt: '2020-01-10',
  closesAt: '2090-03-05',
  mode: 'first_come' as const,
  state: 'open' as const,
  extended: false,
  paid: 75_000,
  interested: 0,
  reason: null,
};

const createPost = (id: number, title: string) => ({
  id,
  slug: `articulo-${id}`,
  title,
  excerpt: `Resumen de ${title.toLowerCase()}.`,
  content: `Primer párrafo de ${title}.\n\nSegundo párrafo.`,
  imageUrl: `/images/blog/${id}.svg`,
});

export const posts = [
  createPost(1, 'Riesgos'),
  createPost(2, 'Retorno'),
  createPost(3, 'Documentos'),
  createPost(4, 'Plusvalía'),
];
