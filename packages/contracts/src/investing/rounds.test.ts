import { allocateFractions, countDaysLeft, describeAllocation, findRoundFault, type Wanted } from './rounds';

const want = (...fractions: number[]): Wanted[] =>
  fractions.map((count, index) => ({ id: index + 1, fractions: count, givenBefore: 0 }));
const give = (available: number, wanted: readonly Wanted[]): number[] => [
  ...allocateFractions(available, wanted).values(),
];

describe('allocateFractions', () => {
  it('gives one to each and the rest by what each still wants', () => {
    expect(give(8, want(10, 4, 2, 1))).toEqual([4, 2, 1, 1]);
  });

  it('gives few fractions to those who were given least, then to those who came first', () => {
    const wanted = want(1, 2, 3, 1, 1, 1, 1, 1).map((each, index) => ({ ...each, givenBefore: index < 2 ? 5 : 0 }));
    expect(give(3, wanted)).toEqual([0, 0, 1, 1, 1, 0, 0, 0]);
  });

  it('gives everybody what they want where it suffices', () => {
    expect(give(20, want(10, 4, 2, 1))).toEqual([10, 4, 2, 1]);
  });

  it('gives nothing where nothing is left or wanted', () => {
    expect(give(0, want(3))).toEqual([0]);
    expect(give(5, [])).toEqual([]);
  });

  it('gives out all that is there and nobody more than they want', () => {
    for (let seed = 1; seed <= 500; seed += 1) {
      const wanted = want(...Array.from({ length: (seed % 9) + 1 }, (_, index) => ((seed * (index + 7)) % 13) + 1));
      const total = wanted.reduce((sum, { fractions }) => sum + fractions, 0);
      const available = (seed * 17) % 60;
      const given = give(available, wanted);
      expect(given.reduce((sum, count) => sum + count, 0)).toBe(Math.min(available, total));
      expect(given.every((count, index) => count >= 0 && count <= (wanted[index]?.fractions ?? 0))).toBe(true);
    }
  });
});

describe('a round', () => {
  const round = { state: 'open', mode: 'first_come', opensAt: '2026-03-01', closesAt: '2026-03-31' } as const;

  it('takes orders until the end of its last day', () => {
    expect(findRoundFault(round, '2026-03-31')).toBeNull();
    expect(findRoundFault(round, '2026-04-01')).toMatch('ya cerró');
    expect(countDaysLeft('2026-03-31', '2026-03-31')).toBe(1);
    expect(countDaysLeft('2026-03-31', '2026-04-01')).toBe(0);
  });

  it('says when it opens, and that interests are gathered', () => {
    expect(findRoundFault({ ...round, state: 'planned' }, '2026-02-01')).toMatch(/todavía no empieza.*01.03.2026/);
    expect(findRoundFault({ ...round, mode: 'prefunding' }, '2026-03-02')).toMatch('registra cuántas fracciones');
  });

  it('explains to each what they were given', () => {
    expect(describeAllocation(10, 4)).toBe(
      'Pediste 10 fracciones y recibiste 4 ($4,000). Los otros $6,000 están otra vez en tu saldo.',
    );
    expect(describeAllocation(1, 1)).toBe('Pediste 1 fracción y recibiste 1 ($1,000).');
    expect(describeAllocation(2, 0)).toMatch('no alcanzó');
  });
});
