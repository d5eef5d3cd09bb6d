/** Every address of the product (specification §2), so that no link is spelled twice. */
export const paths = {
  home: '/',
  login: '/login',
  register: '/register',
  waitlist: '/waitlist',
  invitation: '/invitation',
  blog: '/blog',
  howItWorks: '/how-it-works',
  opportunities: '/oportunidades',
  about: '/about',
  dashboard: '/dashboard',
  marketplace: '/marketplace',
  settings: '/settings',
  admin: '/admin',
  adminProjects: '/admin/projects',
  adminUsers: '/admin/users',
  adminInvestments: '/admin/investments',
  adminPayments: '/admin/payments',
  adminBlog: '/admin/blog',
  adminSettings: '/admin/settings',
} as const;

/** Address of an article. */
export const postPath = (slug: string): string => `${paths.blog}/${encodeURIComponent(slug)}`;

/** Address of a project for investors. */
export const projectPath = (id: number): string => `${paths.marketplace}/${id}`;

/** Address where a person invests in a project, with the amount in whole dollars that they have chosen so far. */
export const investPath = (id: number, amount?: number): string =>
  `${projectPath(id)}/invest${amount === undefined ? '' : `?amount=${amount}`}`;

/** Address of the receipt of an order. */
export const orderPath = (id: number): string => `/orders/${id}`;

/** Address of registration with an invitation code. */
export const registerPath = (code: string): string => `${paths.register}?code=${encodeURIComponent(code)}`;
