import { claims, fractionsOfTraditionalMinimum } from '../shared/claims';
import { getBrickPaths, getDoorPaths, doors, wall } from './drawings';

const shapes = (path: string) => path.match(/M/g)?.length ?? 0;

test('as many of a hundred doors are closed as people are excluded', () => {
  const { open, closed, openCount } = getDoorPaths(claims.excludedOfHundred);
  expect(doors.columns * doors.rows).toBe(100);
  expect([shapes(closed), shapes(open), openCount]).toEqual([95, 5, 5]);
});

test('the wall has one brick for each fraction of the traditional minimum', () => {
  const { wall: rest, single } = getBrickPaths(262);
  expect(wall.columns * wall.rows).toBe(fractionsOfTraditionalMinimum);
  expect([shapes(rest), shapes(single)]).toEqual([499, 1]);
});
