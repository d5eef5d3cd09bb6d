type Base64File = { name: string; contentType: string; content: string };

// Some browsers read the file only after the click event.
const revokeDelayMs = 60_000;

/** Downloads a file that came as base64. */
export function saveBase64({ name, contentType, content }: Base64File): void {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
  const url = URL.createObjectURL(new Blob([bytes], { type: contentType }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs);
}
