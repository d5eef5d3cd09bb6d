const largestId = 2_147_483_647;

/** The id in an address, or null when it cannot be one. */
export function recordId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
