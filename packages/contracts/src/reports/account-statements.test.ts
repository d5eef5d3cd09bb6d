import {
  calculateWithholding,
  formatStatementCode,
  formatStatementNumber,
  getStatementEnd,
  parseStatementCode,
  rentWithholdingRates,
  statementCodeAlphabet,
  statementCodeLength,
  type WithholdingRate,
} from './account-statements';

test('a verification code has 80 bits or more', () => {
  expect(statementCodeLength * Math.log2(statementCodeAlphabet.length)).toBeGreaterThan(80);
  expect(new Set(statementCodeAlphabet).size).toBe(statementCodeAlphabet.length);
});

test('a code is read as it is printed, and as people type it', () => {
  const code = '23456789ABCDEFGHJKMN';
  expect(formatStatementCode(code)).toBe('2345-6789-ABCD-EFGH-JKMN');
  for (const typed of [code, formatStatementCode(code), ' 2345 6789 abcd efgh jkmn '])
    expect(parseStatementCode(typed)).toBe(code);
});

test.each(['', '2345-6789', '2345-6789-ABCD-EFGH-JKM0', '2345-6789-ABCD-EFGH-JKMNP', "2345-6789-ABCD-EFGH-JKM'"])(
  '%j is not a code',
  (text) => expect(parseStatementCode(text)).toBeNull(),
);

test('a number names its year', () => {
  expect(formatStatementNumber(2025, 42)).toBe('EC-2025-000042');
  expect(formatStatementNumber(2025, 1_234_567)).toBe('EC-2025-1234567');
});

test('a statement ends with its year, or today', () => {
  expect(getStatementEnd(2025, '2026-11-22')).toBe('2025-12-31');
  expect(getStatementEnd(2026, '2026-11-22')).toBe('2026-11-22');
  expect(getStatementEnd(2026, '2026-12-31')).toBe('2026-12-31');
});

describe('withholding', () => {
  // Examples of the form of such rates; none is confirmed.
  const rates: WithholdingRate[] = [
    { percent: 2, from: '2025-01-01', to: '2026-02-28', source: 'Ejemplo A' },
    { percent: 3, from: '2026-03-01', to: null, source: 'Ejemplo B' },
  ];

  test('withholding is not determined while no rate is confirmed', () => {
    expect(rentWithholdingRates).toEqual([]);
    expect(calculateWithholding([{ day: '2026-02-28', cents: 10_000 }])).toBeNull();
  });

  test('follows the day on which rent was credited', () => {
    expect(calculateWithholding([{ day: '2026-02-28', cents: 10_000 }], rates)).toEqual({
      cents: 200,
      sources: ['Ejemplo A'],
    });
    expect(calculateWithholding([{ day: '2026-03-01', cents: 10_000 }], rates)).toEqual({
      cents: 300,
      sources: ['Ejemplo B'],
    });
  });

  test('withholding is not determined when one day has no rate, nor without rents', () => {
    const rents = [
      { day: '2024-12-31', cents: 10_000 },
      { day: '2026-03-01', cents: 10_000 },
    ];
    expect(calculateWithholding(rents, rates)).toBeNull();
    expect(calculateWithholding([], rates)).toBeNull();
  });
});
