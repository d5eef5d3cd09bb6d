/** Texts about the two names that open an account: its username and its e-mail. */
export const signInMessages = {
  usernameIsEmail: 'Un nombre de usuario con @ solo puede ser tu propio correo. Elige otro.',
} as const;
