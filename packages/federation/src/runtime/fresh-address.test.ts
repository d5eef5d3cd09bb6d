import { abandonRequests, toFreshAddress, withAbort } from './fresh-address';

test('a file that is requested again has another address each time', () => {
  const address = 'http://localhost/remotes/hola/1.0.0-aaa/entry.js';
  expect([1, 2, 3].map(() => toFreshAddress(address))).toEqual([address, `${address}?again=1`, `${address}?again=2`]);
});

test('a retry lets pending scripts and requests fail, and leaves the scripts of the page alone', async () => {
  document.head.innerHTML = '<script id="page" defer src="data:text/plain,1"></script>';
  const failed: string[] = [];
  for (const id of ['entry', 'chunk']) {
    const script = Object.assign(document.createElement('script'), { id, async: true, type: 'text/plain' });
    script.src = `/remotes/hola/${id}.js`;
    document.head.append(script);
  }
  for (const script of document.scripts) script.onerror = () => failed.push(script.id);
  const request = withAbort(
    60_000,
    (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  abandonRequests();
  await expect(request).rejects.toThrow('aborted');
  expect(failed).toEqual(['entry', 'chunk']);
});

test('a request that takes too long is ended', async () => {
  const work = withAbort(
    1,
    (signal) => new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('late')))),
  );
  await expect(work).rejects.toThrow('late');
});
