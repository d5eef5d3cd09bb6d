import { expect, signIn, test } from './test';

// The height of a phone of 360 x 740; the window of an engine is a little wider.
const height = 740;

/** In the page: how far down the shortest elements reach whose texts start with these; null for one that is not there. */
const measureBottoms = (texts: readonly string[]): string => `${JSON.stringify(texts)}.map((text) => {
  const found = [...document.querySelectorAll('#root main *')].filter(
    (element) => element.checkVisibility?.() !== false && element.textContent.trim().startsWith(text),
  );
  return found.length === 0 ? null : Math.round(Math.min(...found.map((element) => element.getBoundingClientRect().bottom)));
})`;

for (const [address, texts] of Object.entries({
  '/dashboard': [
    'Hola, María',
    'Tienes',
    'En proyectos',
    'En tu saldo',
    'Por llegar',
    'Próxima renta: ',
    'Total Invertido',
  ],
  '/calendar': ['Calendario de rentas', 'Próxima renta', 'Se paga el', 'Proyectado del año', 'Meses por venir'],
}))
  test(`the first screen of ${address} answers its question`, async ({ window }) => {
    await signIn(window, { username: 'maria', password: 'maria123' });
    await window.open(address);
    await expect
      .poll(async () => (await window.evaluate<(number | null)[]>(measureBottoms(texts))).filter((at) => at === null))
      .toEqual([]);
    const bottoms = await window.evaluate<number[]>(measureBottoms(texts));
    expect(texts.filter((_text, at) => !(bottoms[at]! > 0 && bottoms[at]! <= height))).toEqual([]);
  });
