import type { Page } from '@playwright/test';
import { expect } from './test';

/** The pages of the product with the demonstration data, by who sees them. */
export const pagesByVisitor = {
  visitor: [
    '/',
    '/login',
    '/register?code=BETA2026',
    '/invitation',
    '/waitlist',
    '/blog',
    '/blog/que-es-la-inversion-inmobiliaria-fraccionada',
    '/how-it-works',
    '/oportunidades',
    '/oportunidades/1',
    '/oportunidades/8',
    '/about',
    '/resultados',
    '/no-existe',
    '/verificar/x',
    '/restablecer',
    '/confirmar-correo',
    '/terminos',
    '/privacidad',
  ],
  maria: [
    '/dashboard',
    '/marketplace',
    '/marketplace/1',
    '/marketplace/5',
    '/marketplace/8',
    '/marketplace/1/invest',
    '/balance',
    '/orders',
    '/orders/1',
    '/calendar',
    '/payments',
    '/documents',
    '/notifications',
    '/settings',
    '/privacy',
  ],
  admin: [
    '/admin',
    '/admin/projects',
    '/admin/projects/1/content',
    '/admin/projects/5/exit',
    '/admin/users',
    '/admin/investments',
    '/admin/payments',
    '/admin/rents',
    '/admin/queues',
    '/admin/blog',
    '/admin/orders',
    '/admin/reconciliation',
    '/admin/withdrawals',
    '/admin/withdrawals?tab=batches',
    '/admin/ledger',
    '/admin/ledger?tab=accounts',
    '/admin/ledger?tab=entries',
    '/admin/approvals',
    '/admin/integrations',
    '/admin/integrations?tab=webhooks',
    '/admin/settings',
    '/admin/settings?tab=waitlist',
    '/admin/settings?tab=changes',
    '/admin/settings?tab=security',
    '/admin/settings?tab=emails',
    '/admin/settings?tab=versions',
    '/admin/statements',
    '/admin/privacy',
    '/admin/privacy?tab=breaches',
    '/admin/privacy?tab=processing',
    '/admin/account',
  ],
} as const;

export type Visitor = keyof typeof pagesByVisitor;

/** Opens a page and waits until it has its heading and loads nothing more. */
export async function openWhole(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expectWhole(page);
}

/** Waits until the open page has its heading and loads nothing more. */
export async function expectWhole(page: Page): Promise<void> {
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(
    page
      .locator('#root')
      .getByRole('status')
      .filter({ hasText: /^Cargando/ }),
  ).toHaveCount(0);
  await expect(page.locator('#root [aria-label^="Cargando"]')).toHaveCount(0);
}
