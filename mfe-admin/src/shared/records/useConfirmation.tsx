import { toCallError } from '@cimiento/session';
import { Checkbox } from '@cimiento/ui';
import { useRef, useState, type ReactNode } from 'react';
import { WarningNote } from './Warnings';

type Confirmation = {
  /** Sends a decision with the tick. Rejects like it. */
  send: (decide: (input?: { confirm: true }) => Promise<unknown>) => Promise<unknown>;
  /** The warning with its tick; null until the gateway asks for it. */
  note: ReactNode;
  /** Whether the warning waits for its tick. */
  isBlocked: boolean;
  /** Whether the gateway has asked, also right after `send`. */
  wasAsked: () => boolean;
};

/** The warning of a decision by somebody who may be the other person too: it is ticked before the decision is sent again. */
export function useConfirmation(): Confirmation {
  const asked = useRef(false);
  const [warning, setWarning] = useState<string | null>(null);
  const [isTicked, setIsTicked] = useState(false);
  const send: Confirmation['send'] = async (decide) => {
    try {
      return await (isTicked ? decide({ confirm: true }) : decide());
    } catch (error) {
      const { code, serverMessage } = toCallError(error);
      asked.current = code === 'SAME_PERSON';
      if (asked.current) setWarning(serverMessage);
      throw error;
    }
  };
  const note = warning && (
    <WarningNote role="alert">
      <p>{warning}</p>
      <Checkbox
        label="Confirmo que son dos personas distintas"
        checked={isTicked}
        onChange={({ currentTarget }) => setIsTicked(currentTarget.checked)}
      />
    </WarningNote>
  );
  return { send, note, isBlocked: warning !== null && !isTicked, wasAsked: () => asked.current };
}
