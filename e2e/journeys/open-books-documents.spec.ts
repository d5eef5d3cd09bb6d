import { expectAccessible } from '../support/accessible';
import { getRow, openList } from '../support/back-office';
import { pdf, png, toFile } from '../support/files';
import { failedRequest } from '../support/operations';
import { expect, signIn, test } from '../support/test';
import { expectToast } from '../support/toast';
import { widths } from '../support/widths';

// The drawing is not a PDF, and is refused.
test.use({ expectedErrors: failedRequest });

for (const width of widths) {
  test(`publishes a document and a delay at ${width} px to holders, and in part to visitors`, async ({
    page,
    openWindow,
    records,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    const { person, project } = await records.addHolder({ status: 'funded', fundedDate: '2026-01-15' });

    await signIn(page, 'admin');
    await openList(page, 'projects', project.name);
    await getRow(page, project.name).getByRole('link', { name: 'Contenido' }).click();
    await expect(page.getByRole('heading', { name: `Contenido de ${project.name}` })).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Subir documento' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Título').fill('Avalúo');
    await dialog.getByLabel('Archivo').setInputFiles(toFile('dibujo.pdf', '<svg onload="alert(1)"></svg>'));
    await dialog.getByRole('button', { name: 'Subir documento' }).click();
    await expect(dialog.getByText('Los SVG no se admiten')).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel('Archivo').setInputFiles(toFile('avaluo.pdf', pdf));
    await dialog.getByRole('button', { name: 'Subir documento' }).click();
    await expectToast(page, 'Documento subido');
    await expect(getRow(page, 'Avalúo')).toContainText('Inversionistas del proyecto');

    await page.getByRole('button', { name: 'Escribir novedad' }).click();
    await dialog.getByLabel('Tipo').selectOption('retraso');
    await dialog.getByLabel('Título').fill('La entrega se atrasa');
    await dialog.getByLabel('Texto').fill('Faltan los ascensores.');
    await dialog.getByLabel('Nueva fecha prevista').fill('2027-06-30');
    await dialog.getByLabel('Quién lo ve').selectOption('everybody');
    await dialog.getByLabel('Agregar foto').setInputFiles(toFile('fachada.png', png));
    await dialog.getByLabel('Descripción de la foto 1').fill('Fachada');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Publicar novedad' }).click();
    await expectToast(page, 'Novedad publicada');
    await expect(getRow(page, 'La entrega se atrasa')).toBeVisible();
    await expectAccessible(page);

    const investor = await openWindow(person, { viewport: { width, height: 900 } });
    await investor.goto('/notifications');
    await expect(investor.getByText('Nuevo documento: Avalúo')).toBeVisible();
    await investor.getByRole('listitem').filter({ hasText: 'Retraso: La entrega se atrasa' }).getByRole('link').click();
    await expect(investor.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
    const documents = investor.getByRole('region', { name: 'Documentos' });
    const [download] = await Promise.all([
      investor.waitForEvent('download'),
      documents.getByRole('link', { name: 'Descargar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('avaluo.pdf');
    await expect(
      investor.getByRole('region', { name: 'Novedades' }).getByRole('img', { name: 'Fachada' }),
    ).toBeVisible();
    await expectAccessible(investor);

    const visitor = await openWindow(null, { viewport: { width, height: 900 } });
    await visitor.goto('/oportunidades');
    await visitor.getByRole('link', { name: project.name }).click();
    await expect(visitor.getByRole('heading', { level: 1, name: project.name })).toBeVisible();
    await expect(visitor.getByRole('region', { name: 'Novedades' })).toContainText('Nueva fecha prevista: 30/6/2027');
    await expect(visitor.getByText('Sin documentos públicos aún')).toBeVisible();
    await expectAccessible(visitor);
  });
}
