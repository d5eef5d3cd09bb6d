import { readKnownUser } from './known-user';

/** The page as the server sends it, opened in this way. */
function openPage(mark: string, type: NavigationTimingType): void {
  document.body.innerHTML = `<script type="text/plain" id="session">${mark}</script>`;
  performance.getEntriesByType = () => [{ type } as PerformanceNavigationTiming];
}

test('knows from the page that nobody is signed in', () => {
  openPage('none', 'navigate');
  expect(readKnownUser()).toBeNull();
});

test.each([
  ['the request had a session, which may have ended', '', 'navigate'],
  ['the browser restored the page: the person may have signed in since', 'none', 'back_forward'],
] as const)('asks the gateway when %s', (_reason, mark, type) => {
  openPage(mark, type);
  expect(readKnownUser()).toBeUndefined();
});

test('asks the gateway where no server fills in the page', () => {
  document.body.innerHTML = '';
  expect(readKnownUser()).toBeUndefined();
});
