import { apiKeyScopeLabel, apiKeyScopes, type ApiKeyScope } from '@cimiento/contracts';
import { Checkbox, color, space, text } from '@cimiento/ui';
import { useFieldError, useFormChange, useFormValue } from '@cimiento/ui/form';
import { useId } from 'react';
import { styled } from 'styled-components';

const Choices = styled.fieldset`
  display: grid;
  gap: ${space[1]};
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[1]};
    padding: 0;
    font-weight: 600;
  }
`;

const Fault = styled.p`
  margin: 0;
  color: ${color.danger};
  font-size: ${text.small};
`;

/** What the key may do: as little as its program needs. */
export function ScopeChoices() {
  const errorId = useId();
  const error = useFieldError('scopes');
  const chosen = useFormValue<ApiKeyScope[]>('scopes') ?? [];
  const change = useFormChange();
  const choose = (scope: ApiKeyScope, isChosen: boolean) =>
    change(
      'scopes',
      apiKeyScopes.filter((other) => (other === scope ? isChosen : chosen.includes(other))),
    );
  return (
    <Choices aria-describedby={error ? errorId : undefined}>
      <legend>Alcances: lo que la clave puede hacer *</legend>
      {apiKeyScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={`${apiKeyScopeLabel[scope]} (${scope})`}
          checked={chosen.includes(scope)}
          onChange={({ target }) => choose(scope, target.checked)}
        />
      ))}
      {error && <Fault id={errorId}>{error}</Fault>}
    </Choices>
  );
}
