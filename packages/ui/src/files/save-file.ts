// Some browsers read the file only after the click event.
const revokeDelayMs = 60_000;

/** Downloads text as a CSV file. */
export function saveFile(content: string | Blob, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
