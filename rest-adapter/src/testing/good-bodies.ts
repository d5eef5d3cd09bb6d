/** A good request of each path that takes a body, once the code PRUEBA26 exists. */
export const goodBodies: Readonly<Record<string, Record<string, unknown>>> = {
  '/api/auth/login': { username: 'maria', password: 'secreto1' },
  '/api/auth/register': {
    username: 'lucia',
    email: 'lucia@prueba.example',
    fullName: 'Lucía Andrade',
    password: 'secreto1',
    invitationCode: 'PRUEBA26',
  },
  '/api/invitation/validate': { code: 'PRUEBA26' },
  '/api/waitlist': {
    email: 'espera@prueba.example',
    fullName: 'Pedro Espera',
    location: 'Quito, Ecuador',
    occupation: 'Médico',
    whyInterested: 'Quiero invertir en bienes raíces.',
    consentData: true,
  },
};
