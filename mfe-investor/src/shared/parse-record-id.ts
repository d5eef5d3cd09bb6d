/** Largest value of the database's id columns. */
const largestId = 2_147_483_647;

/** The id in a URL, or null when the text is not one. */
export function parseRecordId(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= largestId ? id : null;
}
