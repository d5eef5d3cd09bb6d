/** Colours of one illustration: light comes from the left, so each surface has a lit and a shaded tone. */
export type Palette = {
  sky: string;
  glow: string;
  sun: string;
  far: string;
  near: string;
  ground: string;
  path: string;
  wall: string;
  shade: string;
  second: string;
  secondShade: string;
  roof: string;
  roofShade: string;
  glass: string;
  lit: string;
  plant: string;
  plantDark: string;
  line: string;
};

const day: Palette = {
  sky: '#e6e4d6',
  glow: '#f1ead9',
  sun: '#e2b559',
  far: '#b4c2b6',
  near: '#86a08f',
  ground: '#d9c7a3',
  path: '#e9dcc1',
  wall: '#fbf5e8',
  shade: '#ddcfb3',
  second: '#c46a48',
  secondShade: '#9c4a2d',
  roof: '#b8482a',
  roofShade: '#8c351c',
  glass: '#2d4b41',
  lit: '#e8c066',
  plant: '#3f6e52',
  plantDark: '#264a3a',
  line: '#14201b',
};

const dusk: Palette = {
  ...day,
  sky: '#f0c7a0',
  glow: '#f6dcb9',
  sun: '#cf5a36',
  far: '#b58d86',
  near: '#7d6a6e',
  ground: '#c7986c',
  path: '#dcb78c',
  wall: '#f8e6cd',
  shade: '#d2a87f',
  second: '#3c5d4f',
  secondShade: '#274238',
  glass: '#3b3a3f',
  lit: '#ffd98a',
  plant: '#46624a',
  plantDark: '#2a4234',
};

const night: Palette = {
  ...day,
  sky: '#16352c',
  glow: '#1f4639',
  sun: '#f3ead2',
  far: '#285245',
  near: '#1d3f35',
  ground: '#122a22',
  path: '#2a4a3e',
  wall: '#d8ceb6',
  shade: '#a3a48e',
  second: '#a5502f',
  secondShade: '#74331c',
  roof: '#9c3f24',
  roofShade: '#6d2b17',
  glass: '#132720',
  lit: '#f2cd77',
  plant: '#2f6049',
  plantDark: '#1c4131',
  line: '#0b1612',
};

const coast: Palette = {
  ...day,
  sky: '#d3e2da',
  glow: '#e9eee2',
  sun: '#f0c26a',
  far: '#7fb0aa',
  near: '#5a958f',
  ground: '#e6d2a6',
  path: '#f2e4c3',
  second: '#2f6a63',
  secondShade: '#1f4d47',
};

const morning: Palette = {
  ...day,
  sky: '#f3ddd0',
  glow: '#f9ece0',
  sun: '#d9805b',
  far: '#9fb5b0',
  near: '#6d8f86',
  ground: '#cdbf9b',
  second: '#c9a24b',
  secondShade: '#9c7a2f',
  roof: '#a34327',
};

/** Colours of the walls and of the roof: terracotta, green, ochre, and blue with tiles. */
const walls = [
  {},
  { second: '#3c5d4f', secondShade: '#274238', roof: '#a34327', roofShade: '#74301a' },
  { second: '#c9a24b', secondShade: '#9c7a2f', roof: '#8c4a2f', roofShade: '#663320' },
  { second: '#4f6f83', secondShade: '#37505f', roof: '#b8573a', roofShade: '#86391f' },
] as const;

/** The palette of a light (0 to 3: day, dusk, night, morning) and of walls (0 to 3). By day and in the morning the coast has its own light. */
export function getPalette(light: number, wall: number, isCoast: boolean): Palette {
  const [lit = day] = [[isCoast ? coast : day, dusk, night, morning][light]];
  return { ...lit, ...walls[wall] };
}

export const palettes = [day, dusk, night, coast, morning] as const;
