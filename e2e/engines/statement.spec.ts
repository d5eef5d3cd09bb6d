import { readFile } from 'node:fs/promises';
import { readPdf } from '@cimiento/gateway/testing';
import { expect, signIn, test } from './test';
import { getByLabel, getByRole } from './tools';

const year = new Date().getUTCFullYear() - 1;

test(
  'an investor downloads a statement as a PDF, and compares the file',
  { tag: '@more' },
  async ({ window, records }) => {
    const { person, project, investment } = await records.addHolder();
    await records.addPayment(investment, project.id, { period: `${year}-03`, paymentDate: `${year}-04-15` });
    await signIn(window, person);
    await window.open('/documents');
    await window.setValue(getByLabel('Año'), String(year));
    await window.click(getByRole('button', 'Pedir estado de cuenta'));
    await window.click(getByRole('link', new RegExp(`^Descargar PDF del estado de cuenta EC-${year}`)));
    const file = await window.waitForDownload(`estado-de-cuenta-${year}-v1.pdf`);
    const { text } = await readPdf(await readFile(file));
    expect(text).toContain(person.fullName);
    expect(text).toContain('$125.50');

    await window.click(getByRole('link', /^Verificar el estado de cuenta/));
    await window.expectText('$125.50', getByRole('region', 'Documento auténtico'));
    await window.chooseFile(getByLabel(/Elígelo para comparar/), file);
    await window.expectText('sin ningún cambio');
  },
);
