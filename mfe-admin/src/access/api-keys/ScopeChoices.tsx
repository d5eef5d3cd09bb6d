import { apiKeyScopeLabel, apiKeyScopes } from '@cimiento/contracts';
import { CheckboxChoices } from '../../shared/records/CheckboxChoices';

const choices = apiKeyScopes.map((value) => ({ value, label: `${apiKeyScopeLabel[value]} (${value})` }));

/** What the key may do: as little as its program needs. */
export const ScopeChoices = () => (
  <CheckboxChoices name="scopes" legend="Alcances: lo que la clave puede hacer" choices={choices} />
);
