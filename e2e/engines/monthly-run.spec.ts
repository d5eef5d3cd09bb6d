import { signIn, test } from './test';
import { getByLabel, getByRole } from './tools';

const terms = getByRole('dialog', 'Pago mensual');

test('an administrator shares out the rent of a month', { tag: '@more' }, async ({ window, records }) => {
  const project = await records.addProject();
  for (let holders = 0; holders < 3; holders++) {
    const { id: userId } = await records.addPerson();
    await records.addInvestment(project.id, { userId, amount: 5000 });
  }
  await signIn(window, { username: 'admin', password: 'admin123' });
  await window.open('/admin/payments');
  await window.click(getByRole('button', 'Pago mensual'));
  await window.fill(getByRole('combobox', /^Proyecto/, terms), project.name);
  await window.click(getByRole('option', new RegExp(`^${project.name}`)));
  await window.fill(getByLabel(/^Período/, terms), '2032-01');
  await window.fill(getByLabel(/^Renta bruta/, terms), '1000');
  await window.setValue(getByLabel(/^Fecha de Pago/, terms), '2032-01-28');
  await window.click(getByRole('button', 'Ver reparto', terms));
  const shares = getByRole('table', 'Reparto entre inversionistas');
  await window.expectText('$333.34', shares);
  await window.expectText('$1,000.00', shares);
  await window.click(getByLabel('Es correcto: publicar así'));
  await window.click(getByRole('button', 'Publicar pagos'));
  await window.expectText('Pagos publicados');
  await window.open(`/admin/payments?q=${encodeURIComponent(project.name)}`);
  await window.expectElement(getByRole('heading', /^Pagos \(3 de /));
});
