/** Line icons of the networks, drawn on a 24 × 24 grid. */
export const socialIcons = [
  {
    name: 'Instagram',
    path: 'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4zM12 8.5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7zM17 7h.01',
  },
  { name: 'LinkedIn', path: 'M4 9v11M4 4.5v.01M9 20V9M9 14a4 4 0 0 1 8 0v6' },
  { name: 'X', path: 'M4 4l16 16M20 4L4 20' },
  { name: 'YouTube', path: 'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3zM10.5 9.5v5l4-2.5z' },
] as const;
