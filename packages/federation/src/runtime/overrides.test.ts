import { clearOverrides, readOverrides } from './overrides';

const visit = (query: string) => window.history.replaceState(null, '', `/${query}`);

beforeEach(() => {
  clearOverrides();
  document.body.innerHTML = '<script type="text/plain" id="remote-origins">https://remotes.example</script>';
});

test('keeps an override from a listed origin, or from /remotes/, until it is taken back', () => {
  visit('?remote.public=https://remotes.example/a/mf-manifest.json&remote.admin=/remotes/admin/b/mf-manifest.json');
  const both = { public: 'https://remotes.example/a/mf-manifest.json', admin: '/remotes/admin/b/mf-manifest.json' };
  expect(readOverrides()).toEqual(both);
  visit('blog');
  expect(readOverrides()).toEqual(both);
  visit('?remote.public=');
  expect(readOverrides()).toEqual({ admin: both.admin });
  clearOverrides();
  visit('');
  expect(readOverrides()).toEqual({});
});

test.each([
  'https://evil.example/mf-manifest.json',
  '//evil.example/x',
  'javascript:alert(1)',
  '/images/x.js',
  '/remotes/../images/x.js',
  'http://[',
])('ignores an override from %s', (address) => {
  visit(`?remote.public=${encodeURIComponent(address)}`);
  expect(readOverrides()).toEqual({});
});

test('drops an override whose origin is no longer listed', () => {
  visit('?remote.public=https://remotes.example/a/mf-manifest.json');
  expect(readOverrides()).not.toEqual({});
  document.body.innerHTML = '';
  visit('');
  expect(readOverrides()).toEqual({});
});

test('ignores stored text that is not JSON', () => {
  sessionStorage.setItem('cimiento.remotes', 'undefined');
  visit('');
  expect(readOverrides()).toEqual({});
});

test('applies an override to one page in a browser that blocks storage', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  visit('?remote.admin=/remotes/admin/b/mf-manifest.json');
  expect(readOverrides()).toEqual({ admin: '/remotes/admin/b/mf-manifest.json' });
  visit('');
  expect(readOverrides()).toEqual({});
  expect(clearOverrides).not.toThrow();
  storage.mockRestore();
});
