import { getJourneyWords, listJourneys, listOwnJourneys } from './journeys.mjs';
import { listRemoteFolders } from './remotes.mjs';

const remotes = listRemoteFolders();

test.each(remotes)('%s names only journeys that exist', (folder) => {
  for (const words of getJourneyWords(folder)) {
    expect([words, listJourneys().some((journey) => journey.startsWith(words))]).toEqual([words, true]);
  }
});

test('every remote has journeys, and none belongs to two remotes', () => {
  const all = remotes.flatMap((folder) => listOwnJourneys(folder));
  expect(all).toHaveLength(new Set(all).size);
  expect(listOwnJourneys('mfe-admin')).toContain('journeys/back-office-lists.spec.ts');
  expect(all).not.toContain('journeys/federation.spec.ts');
});
