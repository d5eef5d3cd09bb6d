// Some browsers read the file only after the click event.
const revokeDelayMs = 60_000;

/** Downloads a text as a CSV file, and a blob as what it is. */
export function saveFile(content: string | Blob, name: string): void {
  const url = URL.createObjectURL(
    typeof content === 'string' ? new Blob([content], { type: 'text/csv;charset=utf-8' }) : content,
  );
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
