import { OutageError, type OutageKind } from './outage-error';
import { type OutageNotice, Outages } from './outages';

const refuse = (kind: OutageKind) => Promise.reject(new OutageError(kind, { code: 'TEST' }));

/** Outages of a database that a test breaks and mends, by a clock that the test moves. */
function createWorld(intervalMs = 1000) {
  let broken: OutageKind | null = null;
  let stored: Promise<void> | null = null;
  const notices: string[] = [];
  const outages = new Outages({
    reach: () => (broken === 'unreachable' ? refuse(broken) : Promise.resolve()),
    write: () => stored ?? (broken === 'read-only' ? refuse(broken) : Promise.resolve()),
    abandon: () => undefined,
    intervalMs,
  });
  const describeNotice = (notice: OutageNotice): string =>
    `${notice.kind} ${notice.hasEnded ? `ended after ${Math.round(notice.durationMs / 1000)} s` : 'started'}`;
  outages.watch((notice) => notices.push(describeNotice(notice)));
  return {
    outages,
    notices,
    pass: (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000),
    break: (kind: OutageKind | null) => void (broken = kind),
    /** Changes wait for this from now on; null lets them through. */
    holdWrites: (until: Promise<void> | null) => void (stored = until),
  };
}

describe('the notices of outages', () => {
  let world: ReturnType<typeof createWorld>;

  beforeEach(() => {
    jest.useFakeTimers();
    world = createWorld();
  });

  afterEach(() => {
    world.outages.stop();
    jest.useRealTimers();
  });

  const breakFor = async (kind: OutageKind, seconds: number): Promise<void> => {
    world.break(kind);
    // As a change of a user meets it.
    if (kind === 'read-only') world.outages.report(new OutageError(kind, null));
    await world.pass(seconds);
    world.break(null);
    await world.pass(2);
  };

  test('state an outage at once, and its end', async () => {
    await breakFor('unreachable', 10);
    expect(world.notices).toEqual(['unreachable started', expect.stringMatching(/^unreachable ended after \d+ s$/)]);
  });

  test('state an outage that starts soon after another once it has lasted, and its end', async () => {
    await breakFor('unreachable', 3);
    await world.pass(5);
    await breakFor('unreachable', 45);
    expect(world.notices.slice(2)).toEqual(['unreachable started', expect.stringMatching(/ended after 4\d s$/)]);
  });

  test('leave out short outages that follow on another', async () => {
    await breakFor('unreachable', 3);
    for (let count = 0; count < 5; count += 1) await breakFor('unreachable', 2);
    expect(world.notices).toHaveLength(2);
  });

  test('state an outage of another kind at once', async () => {
    await breakFor('unreachable', 3);
    await breakFor('read-only', 3);
    expect(world.notices.slice(2)).toEqual(['read-only started', expect.stringMatching(/^read-only ended after/)]);
  });

  test('state the end of an outage that changed its kind', async () => {
    await breakFor('read-only', 1);
    world.break('unreachable');
    await world.pass(3);
    await breakFor('read-only', 3);
    expect(world.notices.slice(2)).toEqual(['unreachable started', expect.stringMatching(/ended after \d s$/)]);
  });

  test('state an outage that a clock that was set back does not hide', async () => {
    await breakFor('unreachable', 3);
    jest.setSystemTime(Date.now() - 7 * 24 * 3_600_000);
    await world.pass(40);
    await breakFor('unreachable', 3);
    expect(world.notices).toHaveLength(4);
  });
});

describe('the proof that a database stores', () => {
  let world: ReturnType<typeof createWorld>;

  beforeEach(() => {
    jest.useFakeTimers();
    world = createWorld(0);
  });

  afterEach(() => {
    world.outages.stop();
    jest.useRealTimers();
  });

  const prove = async (): Promise<void> => {
    const proof = world.outages.prove();
    await world.pass(2);
    await proof;
  };

  test('finds a database that takes no changes before any other change has failed', async () => {
    world.break('read-only');
    await prove();
    expect(world.outages.kind).toBe('read-only');
    world.break(null);
    await prove();
    expect(world.outages.kind).toBeNull();
  });

  test('a check ends in two seconds while changes wait for others: that is not an outage', async () => {
    world.holdWrites(new Promise(() => undefined));
    await prove();
    expect(world.outages.kind).toBeNull();
  });

  test('finds a change that has waited for half a minute', async () => {
    let release = (): void => undefined;
    world.holdWrites(new Promise((resolve) => (release = resolve)));
    await prove();
    await world.pass(28);
    await prove();
    expect(world.outages.kind).toBe('read-only');
    release();
    await world.pass(0);
    expect(world.outages.kind).toBeNull();
  });
});
