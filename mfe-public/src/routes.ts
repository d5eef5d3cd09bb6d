import type { RemoteModule } from '@cimiento/federation/runtime';

/** Addresses of the public site (specification §2) and their pages. */
export const routes: RemoteModule['routes'] = {
  '/': () => import('./landing/LandingPage'),
  '/login': () => import('./login/LoginPage'),
  '/register': () => import('./register/RegisterPage'),
  '/invitation': () => import('./invitation/InvitationPage'),
  '/waitlist': () => import('./waitlist/WaitlistPage'),
  '/blog': () => import('./blog/BlogPage'),
  '/blog/:slug': () => import('./blog/PostPage'),
  '/how-it-works': () => import('./how-it-works/HowItWorksPage'),
  '/oportunidades': () => import('./opportunities/OpportunitiesPage'),
  '/about': () => import('./about/AboutPage'),
};
