/** Steps in the history of a remote's releases, as `npm run releases -- list` names them. */
export const releaseActionLabel: Record<string, string> = {
  stage: 'Preparada',
  release: 'Publicada',
  canary: 'Canario',
  share: 'Canario ampliado',
  complete: 'Canario completado',
  rollback: 'Reversión',
  activate: 'Reactivada',
  yank: 'Prohibida',
  'take-back': 'Canario retirado',
};
