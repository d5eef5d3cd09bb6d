import type { FieldWarning } from '@cimiento/contracts';
import { color, radius, space, text } from '@cimiento/ui';
import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react';
import { useFormState } from 'react-final-form';
import { styled } from 'styled-components';

/** The warnings that the surrounding form shows. */
export const WarningsContext = createContext<readonly FieldWarning[]>([]);

/** A warning and its confirmation, above the fields of the form. */
export const WarningNote = styled.div`
  padding: ${space[1.5]} ${space[2]};
  border-left: 3px solid ${color.warning};
  border-radius: ${radius.sm};
  background: ${color.warningSoft};
  font-size: ${text.small};

  p {
    margin: 0;
  }
`;

/** Warnings of a dialog, read out when they appear; nothing where there are none. */
export const WarningNotes = ({ warnings }: { warnings: readonly { code: string; message: string }[] }) =>
  warnings.length === 0 ? null : (
    <WarningNote role="alert">
      {warnings.map(({ code, message }) => (
        <p key={code}>{message}</p>
      ))}
    </WarningNote>
  );

const Message = styled.strong`
  display: block;
  color: ${color.warning};
  font-weight: 560;
`;

/** The hint of a field, with the warnings about it before it. */
export function useHintWithWarnings(name: string, hint: ReactNode): ReactNode {
  const own = useContext(WarningsContext).filter(({ field }) => field === name);
  if (own.length === 0) return hint;
  return (
    <>
      {own.map(({ code, message }) => (
        <Message key={code}>{message}</Message>
      ))}
      <span>{hint}</span>
    </>
  );
}

/** Calls back when a value of the surrounding form changes: what was confirmed no longer holds. */
export function ValueChanges({ onChange }: { onChange: () => void }) {
  const { values } = useFormState({ subscription: { values: true } });
  const latest = useRef(values);
  useEffect(() => {
    if (latest.current === values) return;
    latest.current = values;
    onChange();
  }, [values, onChange]);
  return null;
}
