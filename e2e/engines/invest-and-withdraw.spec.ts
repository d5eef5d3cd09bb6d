import { getByLabel, getByRole } from './tools';
import { test } from './test';

const proposal = getByRole('dialog', 'Solicitar retiro');
const account = getByRole('dialog', 'Registrar cuenta bancaria');

test('an investor signs in, reserves fractions, and withdraws rent', async ({ window, records }) => {
  const { person, project, investment } = await records.addHolder();
  await records.addPayment(investment, project.id);
  await window.open('/login');
  await window.fill(getByLabel('Nombre de usuario'), person.username);
  await window.fill(getByLabel('Contraseña'), person.password);
  await window.click(getByRole('button', 'Iniciar Sesión'));
  await window.expectAddress(/^\/dashboard$/);

  await window.open(`/marketplace/${project.id}/invest`);
  await window.fill(getByRole('textbox', 'Fracciones'), '2');
  await window.click(getByLabel(/^He leído los riesgos y los acepto/));
  await window.click(getByRole('button', /^(Reservar|Invertir) \$2,000/));
  await window.expectAddress(/^\/orders\/\d+$/);
  await window.expectElement(getByRole('heading', 'Reserva de inversión'));
  await window.expectText(/CIM-[2-9A-Z]{5}-[2-9A-Z]{5}/);

  await window.open('/balance');
  await window.click(getByRole('button', 'Registrar cuenta'));
  await window.setValue(getByLabel(/^Banco/, account), 'Banco Pichincha');
  await window.setValue(getByLabel(/^Tipo de cuenta/, account), 'savings');
  await window.fill(getByLabel(/^Número de cuenta/, account), '2200123456');
  await window.fill(getByRole('textbox', /^Titular/, account), person.fullName);
  await window.fill(getByLabel(/^Cédula o RUC del titular/, account), '1714307103');
  await window.click(getByRole('button', 'Guardar cuenta', account));
  await window.click(getByRole('button', 'Solicitar retiro'));
  await window.fill(getByLabel(/^Monto/, proposal), '100.50');
  await window.click(getByRole('button', 'Solicitar retiro', proposal));
  await window.expectText('Aprobado (pendiente)', getByRole('group', 'Retiro de $100.50'));
  await window.expectText('$25.00', getByRole('group', 'Disponible'));
  await window.expectText('$100.50', getByRole('group', 'Retenido'));
});
