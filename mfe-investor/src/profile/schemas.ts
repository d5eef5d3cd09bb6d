/** The schemas of the settings. They and joi are a script that a form loads once somebody types (`ValidatedForm`). */
export { passwordChangeFormSchema, profileSchema } from '@cimiento/contracts/schemas';
