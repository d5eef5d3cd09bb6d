import { limits } from '@cimiento/contracts';
import { useSession } from '@cimiento/session';
import { useEffect, useState } from 'react';
import { ValidateInvitationDocument } from './access.generated';

/** Pause in typing after which the code is checked. */
const debounceMs = 250;

export type CodeState = 'unknown' | 'checking' | 'valid' | 'invalid';

/**
 * The live check of an invitation code of 6 or more characters; a shorter one is unknown. A failed check counts as invalid, and an answer
 * about an older code is ignored. `onInvalid` is called when the server answers that the code is invalid, not when the check fails.
 */
export function useInvitationCheck(code: string, onInvalid?: (message: string | null) => void): CodeState {
  const { send } = useSession();
  const [answer, setAnswer] = useState<{ code: string; valid: boolean } | null>(null);
  const isLongEnough = code.trim().length >= limits.invitationCode.min;

  useEffect(() => {
    if (!isLongEnough) return;
    let current = true;
    const settle = (check?: { valid: boolean; message: string | null }) => {
      if (!current) return;
      setAnswer({ code, valid: check?.valid ?? false });
      if (check?.valid === false) onInvalid?.(check.message);
    };
    const timer = setTimeout(() => {
      send(ValidateInvitationDocument, { code }).then(
        ({ validateInvitation }) => settle(validateInvitation),
        () => settle(),
      );
    }, debounceMs);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [code, isLongEnough, onInvalid, send]);

  if (!isLongEnough) return 'unknown';
  if (answer?.code !== code) return 'checking';
  return answer.valid ? 'valid' : 'invalid';
}
