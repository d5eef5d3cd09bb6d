// Some browsers read the file only after the click is over.
const readWithin = 60_000;

/** Hands a text, or parts of one that is long, to the person as a CSV file. */
export function saveFile(content: string | Blob, name: string): void {
  const address = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), readWithin);
}
