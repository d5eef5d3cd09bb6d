import type { Page } from '@playwright/test';
import { expect, type Credentials, type OpenWindow, signIn } from './test';
import type { Records } from './records';
import { createUniqueName } from './unique-name';

type Faults = { page: Page; faults: string[] };

/** An administrator of a staff role, for one test. Accounts are never deleted. */
export async function addStaff(records: Records, staffRole: string): Promise<Credentials> {
  const username = createUniqueName(staffRole).replace(' ', '');
  const person = {
    username,
    password: 'secreto1',
    fullName: `Equipo ${username}`,
    email: `${username}@prueba.example`,
  };
  const admin = await records.getAdmin();
  const response = await admin.post('/api/admin/users', { data: { ...person, role: 'admin', staffRole } });
  expect(response.status(), await response.text()).toBe(201);
  return person;
}

/** Opens a browser of somebody of the office, and collects every refused request and every error of its console. */
export async function openOffice(openWindow: OpenWindow, user: Credentials): Promise<Faults> {
  const page = await openWindow(null);
  const faults: string[] = [];
  page.on('console', (message) => {
    // The preview of an e-mail runs no script, also not that of the browser that tests it.
    const isPreview = message.text().startsWith("Blocked script execution in 'about:srcdoc'");
    if (message.type() === 'error' && !isPreview) faults.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`exception: ${error.message}`));
  page.on('response', async (response) => {
    if (response.status() === 403) faults.push(`403: ${response.url()}`);
    if (!response.url().endsWith('/graphql')) return;
    // The answer of a page that was left is gone.
    const text = await response.text().catch(() => '');
    if (text.includes('"FORBIDDEN"'))
      faults.push(`refused: ${response.request().postData()?.slice(0, 200)} ${page.url()}`);
  });
  await signIn(page, user);
  return { page, faults };
}
