import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from '../support/accessible';
import { openList } from '../support/back-office';
import { failedRequest } from '../support/operations';
import type { Records } from '../support/records';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { createUniqueName } from '../support/unique-name';

type Values = Record<string, unknown>;

/** A record that two administrators edit at once, and its fields by their labels in the dialog. */
type Case = {
  list: string;
  /** Path of the record's kind in REST. */
  path: string;
  /** REST path that lists its kind, if not there too. */
  listPath?: string;
  /** The text that finds the record's row. */
  search: string;
  id: number;
  /** The whole record as a PUT takes it. */
  record: Values;
  /** Fields that the colleague changed. */
  theirs: Values;
  /** The field that both changed: its label, what is typed, and what is then stored. */
  both: { label: string; typed: string; stored: Values };
  /** Label of the field that only the colleague changed, with its value as people read it. */
  onlyTheirs: { label: string; shown: RegExp };
  success: string;
};

async function addInvestment(records: Records) {
  const [project, person] = [await records.addProject(), await records.addPerson()];
  const investment = await records.addInvestment(project.id, { userId: person.id, amount: 10_000 });
  return { project, person, investment, holder: { userId: person.id, projectId: project.id } };
}

const cases: Record<string, (records: Records) => Promise<Case>> = {
  'a person': async (records) => {
    const { id, username, fullName, email } = await records.addPerson();
    const name = createUniqueName('Rosa');
    return {
      list: 'users',
      path: 'users',
      search: username,
      id,
      success: 'Usuario actualizado',
      record: { username, email, fullName, role: 'user' },
      theirs: { fullName: 'Rosa de Tomás', email: `otra-${email}` },
      both: { label: 'Nombre completo', typed: name, stored: { fullName: name } },
      onlyTheirs: { label: 'Correo electrónico', shown: /otra-/ },
    };
  },
  'a payment': async (records) => {
    const { investment, project, holder } = await addInvestment(records);
    const payment = await records.addPayment(investment, project.id, { status: 'pending', paymentDate: '2031-01-05' });
    const terms = { investmentId: investment.id, ...holder, paymentDate: '2031-01-05', status: 'pending' };
    return {
      list: 'payments',
      path: 'returns',
      search: project.name,
      id: payment.id,
      success: 'Pago actualizado',
      record: { ...terms, amount: '125.50', period: '2031-01' },
      theirs: { amount: '88.00', period: '2031-02' },
      both: { label: 'Monto (USD)', typed: '77,25', stored: { amount: '77.25' } },
      onlyTheirs: { label: 'Período', shown: /2031-02/ },
    };
  },
  'an investment': async (records) => {
    const { investment, project, holder } = await addInvestment(records);
    const { id } = investment;
    return {
      list: 'investments',
      path: 'investments',
      search: project.name,
      id,
      success: 'Inversión actualizada',
      record: { ...holder, amount: 10_000, annualReturn: 8.5 },
      theirs: { amount: 12_000, annualReturn: 9.25 },
      both: { label: 'Monto (USD)', typed: '11000', stored: { amount: 11_000 } },
      onlyTheirs: { label: 'Retorno Anual (%)', shown: /9\.25/ },
    };
  },
  'an article': async (records) => {
    const { id, title, slug, imageUrl } = await records.addPost();
    const typed = `${title} de Andrea`;
    return {
      list: 'blog',
      path: 'blog',
      listPath: '/api/blog',
      search: title,
      id,
      success: 'Post actualizado',
      record: { title, slug, imageUrl, excerpt: 'Un extracto.', content: 'Un párrafo.' },
      theirs: { title: `${title} de Tomás`, excerpt: 'Otro extracto.' },
      both: { label: 'Título', typed, stored: { title: typed } },
      onlyTheirs: { label: 'Extracto', shown: /Otro extracto\./ },
    };
  },
};

async function signInColleague(request: APIRequestContext): Promise<APIRequestContext> {
  const data = { username: 'tesoreria', password: 'tesoreria123' };
  expect((await request.post('/api/auth/login', { data })).status()).toBe(200);
  return request;
}

test.use({ expectedErrors: failedRequest });

for (const [name, arrange] of Object.entries(cases)) {
  test(`shows the change that a colleague made to ${name}, and overwrites nothing unseen`, async ({
    page,
    records,
    playwright,
    baseURL,
  }) => {
    const { list, path, search, id, record, theirs, both, onlyTheirs, success, listPath } = await arrange(records);
    await page.setViewportSize({ width: 360, height: 800 });
    await signIn(page, 'admin');
    await openList(page, list, search);
    await page
      .getByRole('table')
      .getByRole('button', { name: /^Editar/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(both.label).fill(both.typed);
    const colleague = await signInColleague(await playwright.request.newContext({ baseURL }));
    const data = { ...record, ...theirs };
    expect((await colleague.put(`/api/admin/${path}/${id}`, { data })).status()).toBe(200);

    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expect(dialog.getByRole('heading', { name: /^Tomás Cevallos lo cambió el / })).toBeFocused();
    const label = (field: string) => field.replace(/ \(.*/, '');
    const [typed, taken] = [both.label, onlyTheirs.label].map((field) =>
      dialog.getByRole('group', { name: label(field) }),
    );
    await expect(typed!.getByRole('radio', { name: /^Lo que escribiste/ })).toBeChecked();
    await expect(dialog.getByLabel(both.label)).toHaveValue(both.typed);
    const stored = taken!.getByRole('radio', { name: /^Guardado ahora/ });
    await expect(stored).toBeChecked();
    await expect(taken!).toContainText(onlyTheirs.shown);
    await expectAccessible(page);

    await dialog.getByRole('button', { name: 'Guardar Cambios' }).click();
    await expectToast(page, success);
    const rows = (await (await colleague.get(listPath ?? `/api/admin/${path}`)).json()) as { id: number }[];
    expect(rows.find((row) => row.id === id)).toMatchObject({ ...theirs, ...both.stored });
    await colleague.dispose();
  });
}
