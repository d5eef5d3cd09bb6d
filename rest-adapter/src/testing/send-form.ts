import type { Answer, TestClient } from '@cimiento/gateway/testing';

// Any JSON: the expectations of each test state its shape.
type Parsed = ReturnType<JSON['parse']>;

/** A form with these fields and a file, as a browser makes it; without one for null. */
export function toForm(
  file: Uint8Array | string | null,
  fields: Record<string, string> = {},
  name = 'escritura.pdf',
): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  if (file !== null) form.append('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)]), name);
  return form;
}

/** Sends a form with the session of a client. */
export async function sendForm(
  client: TestClient,
  path: string,
  form: FormData,
  headers: Record<string, string> = {},
): Promise<Answer<Parsed>> {
  const cookie = client.cookie('cimiento.sid');
  const response = await fetch(new URL(path, client.url), {
    method: 'POST',
    body: form,
    headers: { ...(cookie && { cookie: `cimiento.sid=${cookie}` }), ...headers },
  });
  return { status: response.status, headers: response.headers, body: await response.json() };
}
