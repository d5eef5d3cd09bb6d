import { getInstantOn } from './order-entry';

describe('the instant of a day', () => {
  const now = new Date('2026-02-03T15:00:00.000Z');

  beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(now.getTime()));

  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['now if it is today', '2026-02-03', now.toISOString()],
    ['the last one of an earlier day', '2026-02-02', '2026-02-03T04:59:59.999Z'],
    ['the first one of a later day', '2026-02-04', '2026-02-04T05:00:00.000Z'],
  ])('the instant is %s', (_, day, instant) => {
    expect(getInstantOn(day).toISOString()).toBe(instant);
  });
});
