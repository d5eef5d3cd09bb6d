import { records, type AuditedEntity } from '@cimiento/contracts/fields';
import { color, Radio, radius, space, text } from '@cimiento/ui';
import { useFormChange, useFormValue } from '@cimiento/ui/form';
import { useContext, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { describeConflict, formatConflict, type Conflict, type FieldConflict } from './conflicts';
import { ReferencesContext } from './references';

export { describeConflict };

const Notice = styled.section`
  padding: ${space[2]};
  border: 1px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSoft};
  font-size: ${text.small};

  h3 {
    margin: 0;
    font-size: ${text.body};

    &:focus {
      outline: none;
    }
  }

  > p {
    margin: ${space[0.5]} 0 0;
  }
`;

const Choice = styled.fieldset`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[1]};
  min-width: 0;
  margin: ${space[1.5]} 0 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: ${space[0.5]};
    padding: 0;
    font-weight: 560;
  }
`;

const Version = styled.label`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space[1]};
  align-content: start;
  padding: ${space[1]} ${space[1.5]};
  border: 1px solid ${color.line};
  border-radius: ${radius.sm};
  background: ${color.surface};
  cursor: pointer;

  &:has(:checked) {
    border-color: ${color.primary};
    box-shadow: inset 0 0 0 1px ${color.primary};
  }

  small {
    align-self: center;
    color: ${color.muted};
  }

  strong {
    grid-column: 1 / -1;
    font-weight: 560;
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    white-space: pre-line;
  }
`;

/** Both values of one field. What was typed stays chosen; of a field that only the other side changed, what is stored. */
function FieldChoice({ entity, conflict }: { entity: AuditedEntity; conflict: FieldConflict }) {
  const { name, label, stored, typed, isTyped } = conflict;
  const group = useId();
  const change = useFormChange();
  const value = useFormValue<unknown>(name);
  const { find } = useContext(ReferencesContext);
  const isStored = String(value ?? '') === String(stored ?? '');
  const texts = formatConflict(entity, conflict);
  const isReference = records[entity].fields[name]?.kind === 'reference';
  const getName = (id: unknown, fallback: string): string =>
    (isReference ? find(name, id as number | null)?.label : undefined) ?? fallback;

  const latestChange = useRef(change);
  useEffect(() => {
    if (!isTyped) latestChange.current(name, stored);
  }, [isTyped, name, stored]);

  return (
    <Choice>
      <legend>{label}</legend>
      <Version>
        <Radio name={group} checked={isStored} onChange={() => change(name, stored)} />
        <small>Guardado ahora</small>
        <strong>{getName(stored, texts.stored)}</strong>
      </Version>
      <Version>
        <Radio name={group} checked={!isStored} onChange={() => change(name, typed)} />
        <small>{isTyped ? 'Lo que escribiste' : 'Como lo abriste'}</small>
        <strong>{getName(typed, texts.typed)}</strong>
      </Version>
    </Choice>
  );
}

/** Says who changed the record behind its form, and shows both versions of each field side by side. Nothing that was typed is lost. */
export function ConflictNotice({ entity, conflict }: { entity: AuditedEntity; conflict: Conflict }) {
  const { author, fields } = conflict;
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), [conflict]);
  return (
    <Notice aria-labelledby={titleId}>
      <h3 id={titleId} ref={title} tabIndex={-1}>
        {author}
      </h3>
      <p>
        {fields.length > 0
          ? 'Todavía no se guardó nada. Lo que escribiste sigue aquí: elige qué queda en cada dato y guarda de nuevo.'
          : 'Todavía no se guardó nada. Su cambio no toca lo que escribiste: puedes guardar de nuevo.'}
      </p>
      {fields.map((field) => (
        <FieldChoice key={field.name} entity={entity} conflict={field} />
      ))}
    </Notice>
  );
}
