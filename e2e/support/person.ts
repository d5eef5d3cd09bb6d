import type { Page, PlaywrightWorkerArgs } from '@playwright/test';
import { expect } from './test';

export type Person = { username: string; password: string; fullName: string; email: string };

let made = 0;

/** Signs a person in through the server. */
export async function signInAs(page: Page, { username, password }: Person): Promise<void> {
  const response = await page.request.post('/api/auth/login', { data: { username, password } });
  expect(response.status()).toBe(200);
}

/** Adds a person whom no other journey knows, by the REST path of administrators. */
export async function newPerson(
  { request }: PlaywrightWorkerArgs['playwright'],
  baseURL: string | undefined,
): Promise<Person> {
  const office = await request.newContext({ baseURL });
  const username = `persona${Date.now().toString(36)}${++made}${Math.floor(Math.random() * 1e6).toString(36)}`;
  const person = {
    username,
    password: 'secreto1',
    fullName: `Persona ${username}`,
    email: `${username}@prueba.example`,
  };
  expect((await office.post('/api/auth/login', { data: { username: 'admin', password: 'admin123' } })).status()).toBe(
    200,
  );
  expect((await office.post('/api/admin/users', { data: { ...person, role: 'user' } })).status()).toBe(201);
  await office.dispose();
  return person;
}
