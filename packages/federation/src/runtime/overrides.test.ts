import { forgetOverrides, readOverrides } from './overrides';

const visit = (query: string) => window.history.replaceState(null, '', `/${query}`);

beforeEach(() => {
  forgetOverrides();
  document.body.innerHTML = '<script type="text/plain" id="remote-origins">https://remotes.example</script>';
});

test('a build of a listed origin, or below our own /remotes/, may be tried, until it is taken back', () => {
  visit('?remote.public=https://remotes.example/a/mf-manifest.json&remote.admin=/remotes/admin/b/mf-manifest.json');
  const both = { public: 'https://remotes.example/a/mf-manifest.json', admin: '/remotes/admin/b/mf-manifest.json' };
  expect(readOverrides()).toEqual(both);
  visit('blog');
  expect(readOverrides()).toEqual(both);
  visit('?remote.public=');
  expect(readOverrides()).toEqual({ admin: both.admin });
  forgetOverrides();
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
])('nothing else may: %s', (address) => {
  visit(`?remote.public=${encodeURIComponent(address)}`);
  expect(readOverrides()).toEqual({});
});

test('an origin that is no longer listed is forgotten', () => {
  visit('?remote.public=https://remotes.example/a/mf-manifest.json');
  expect(readOverrides()).not.toEqual({});
  document.body.innerHTML = '';
  visit('');
  expect(readOverrides()).toEqual({});
});
