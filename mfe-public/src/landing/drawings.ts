// Drawings of many equal items as one SVG path each, so that a hundred doors need two elements.

export const doors = { columns: 20, rows: 5, pitchX: 16, pitchY: 32 } as const;
export const wall = { columns: 25, rows: 20, brickWidth: 12, brickHeight: 7, joint: 1 } as const;

const toDoorPath = (place: number): string => {
  const x = (place % doors.columns) * doors.pitchX + 2;
  const y = Math.floor(place / doors.columns) * doors.pitchY + 7;
  return `M${x} ${y + 18}v-18a5 5 0 0 1 10 0v18z`;
};

// Far apart, one per row.
const openDoors: readonly number[] = [13, 25, 50, 77, 88];

/** Paths of a hundred doors, `closed` of them closed. The open ones are always the same. */
export function getDoorPaths(closed: number): { open: string; closed: string; openCount: number } {
  const all = Array.from({ length: doors.columns * doors.rows }, (_unused, place) => place);
  const open = openDoors.slice(0, all.length - closed);
  return {
    open: open.map(toDoorPath).join(''),
    closed: all
      .filter((place) => !open.includes(place))
      .map(toDoorPath)
      .join(''),
    openCount: open.length,
  };
}

const toBrickPath = (place: number): string => {
  const { columns, brickWidth: w, brickHeight: h, joint } = wall;
  const row = Math.floor(place / columns);
  const x = (place % columns) * (w + joint) + (row % 2 === 0 ? 0 : (w + joint) / 2);
  return `M${x} ${row * (h + joint)}h${w}v${h}h${-w}z`;
};

/** Paths of a wall of 500 bricks without one of them, and of that single brick. */
export function getBrickPaths(single: number): { wall: string; single: string } {
  const all = Array.from({ length: wall.columns * wall.rows }, (_unused, place) => place);
  return {
    wall: all
      .filter((place) => place !== single)
      .map(toBrickPath)
      .join(''),
    single: toBrickPath(single),
  };
}
