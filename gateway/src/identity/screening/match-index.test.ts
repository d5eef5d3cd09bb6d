import { isNameMatch, scoreNames } from '@cimiento/contracts';
import { isOtherBirth } from './birth-years';
import { MatchIndex, type IndexedEntry, type Subject } from './match-index';

const names = [
  'José',
  'Josef',
  'María',
  'Marya',
  'Mohamed',
  'Muhammad',
  'Pérez',
  'Peres',
  'Gómez',
  'Al',
  'Hassan',
  'Hasan',
];
const more = [
  'de la',
  'Nicolás',
  'Maduro',
  'Moros',
  'Ñuñez',
  'JSC',
  'ARGUMENT',
  '11420',
  'O’Brien',
  'Иван',
  'Li',
  'Le',
];
const words = [...names, ...more];

/** Numbers from a seed, the same in each run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const random = createRandom(61);
const pick = (): string => words[random(words.length)] ?? '';
const pickName = (): string => Array.from({ length: 1 + random(4) }, pick).join(random(8) === 0 ? ', ' : ' ');

const toEntry = (uid: string, changed: Partial<IndexedEntry> = {}): IndexedEntry => ({
  listKind: 'own',
  uid,
  names: [pickName()],
  birthDate: null,
  country: null,
  documentNumbers: [],
  ...changed,
});
const toSubject = (name: string, changed: Partial<Subject> = {}): Subject => ({
  name,
  birthDate: null,
  numbers: [],
  ...changed,
});

test('the index finds what a comparison with each entry finds', async () => {
  const entries = Array.from({ length: 400 }, (_, at) => toEntry(String(at), { names: [pickName(), pickName()] }));
  const index = await MatchIndex.of(entries);
  let hits = 0;
  for (let at = 0; at < 150; at += 1) {
    const name = pickName();
    const expected = entries.flatMap((entry) => {
      const score = Math.max(...entry.names.map((other) => scoreNames(name, other)));
      return isNameMatch(score) ? [[entry.uid, score]] : [];
    });
    const found = index.find(toSubject(name)).map(({ entry, score }) => [entry.uid, score]);
    expect(found.sort()).toEqual(expected.sort());
    hits += expected.length;
  }
  expect(hits).toBeGreaterThan(100);
});

test('an equal number is a possible match whatever the name and the year', async () => {
  const index = await MatchIndex.of([
    toEntry('A', { names: ['Otro Nombre'], birthDate: '1940', documentNumbers: ['0926687856'] }),
  ]);
  const hits = index.find(toSubject('Ana Paredes', { birthDate: '1990-01-01', numbers: ['0926687856'] }));
  expect(hits).toMatchObject([{ score: 1 }]);
  expect(index.find(toSubject('Ana Paredes', { numbers: ['0926687857'] }))).toEqual([]);
});

test('a likeness of names falls away for another year of birth, not for one near it or unknown', async () => {
  const index = await MatchIndex.of([toEntry('A', { names: ['PEREZ GOMEZ, Jose Luis'], birthDate: '1962-11-23' })]);
  const isFound = (birthDate: string | null) => index.find(toSubject('Jose Perez', { birthDate })).length === 1;
  expect(['1961-01-01', '1962-05-05', '1963-12-31', null].map(isFound)).toEqual([true, true, true, true]);
  expect(['1960-12-31', '1964-01-01'].map(isFound)).toEqual([false, false]);
});

test.each([
  ['1950-01-01', '1948-12-10, 1951', false],
  ['1950-01-01', 'circa 1960', true],
  ['1950-01-01', '1945 to 1955', false],
  ['1950-01-01', 'unknown', false],
  [null, '1960', false],
])('a birth on %p and %p are of other people: %p', (own, listed, isOther) => {
  expect(isOtherBirth(own, listed)).toBe(isOther);
});
