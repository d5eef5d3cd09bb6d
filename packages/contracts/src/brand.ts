/** The names that a person reads; nothing else in the code spells them out. */
export const brand = {
  name: 'Cimiento',
  contactEmail: 'hola@cimiento.example',
  author: 'Equipo Cimiento',
  tagline: 'Inversión inmobiliaria fraccionada desde $1,000',
} as const;
