import { runFaults } from './lib/chaos-faults.mjs';

// `npm run chaos -- faults` plays more of them. Needs root, who may mount the disk that is filled: without it this fails.
test.each(['sqlite', 'mariadb'])(
  'kills and full disks lose nothing acknowledged and store nothing refused: %s',
  async (kind) => {
    const { answers, wrong } = await runFaults(kind, 4);
    expect(wrong).toEqual([]);
    expect(answers.acknowledged).toBeGreaterThan(0);
    expect(answers.refused).toBeGreaterThan(0);
  },
  300_000,
);
