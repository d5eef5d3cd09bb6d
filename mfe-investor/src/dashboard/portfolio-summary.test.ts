import { portfolioSummary } from './portfolio-summary';

test('two investments in one project are one property', () => {
  const investments = [
    { projectId: 1, amount: 5000 },
    { projectId: 1, amount: 1000 },
    { projectId: 2, amount: 2000 },
  ];
  expect(portfolioSummary(investments)).toEqual({ invested: 8000, properties: 2 });
});

test('an empty portfolio is worth nothing over no property', () => {
  expect(portfolioSummary([])).toEqual({ invested: 0, properties: 0 });
});
