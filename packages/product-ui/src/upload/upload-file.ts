import type { ErrorCode, FieldErrors } from '@cimiento/contracts';
import { CallError, getSessionHeaders, noteCode } from '@cimiento/session';

type Problem = { code?: ErrorCode; message?: string; errors?: FieldErrors; reference?: string };

function toError({ status, responseText }: XMLHttpRequest): CallError {
  try {
    const { message, code, errors, reference } = JSON.parse(responseText) as Problem;
    noteCode(code);
    return new CallError(status, message ?? '', code, errors, reference);
  } catch {
    // The page of a proxy.
    return new CallError(status, '', undefined, undefined, undefined, undefined, responseText);
  }
}

export type UploadOptions = {
  /** Text fields of the form. */
  fields?: Readonly<Record<string, string>>;
  /** Further files, by their fields. */
  files?: Readonly<Record<string, File>>;
  headers?: Readonly<Record<string, string>>;
  /** Called with how much was sent, in percent. */
  onProgress: (percent: number) => void;
};

/** Sends a file, as fetch cannot: it does not tell how much was sent. Rejects with a CallError. */
export const uploadFile = <Answer>(
  path: string,
  file: File,
  { fields = {}, files = {}, headers = {}, onProgress }: UploadOptions,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', file);
    for (const [name, more] of Object.entries(files)) form.append(name, more);
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries({ ...getSessionHeaders(), ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onload = () => {
      if (request.status === 201 || request.status === 200) resolve(JSON.parse(request.responseText) as Answer);
      else reject(toError(request));
    };
    request.onerror = () => reject(new CallError(0, '', 'OFFLINE'));
    request.send(form);
  });
