import { useEffect, useRef } from 'react';

/** Does something each time that `running` has ended, after what it changed is on the screen. */
export function useOnComplete(running: boolean, work: () => void): void {
  const was = useRef(running);
  useEffect(() => {
    if (was.current && !running) work();
    was.current = running;
  });
}
