import { useEffect, useRef } from 'react';

/** Calls back each time `isRunning` turns false, after the result is rendered. */
export function useOnComplete(isRunning: boolean, onComplete: () => void): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning) onComplete();
    wasRunning.current = isRunning;
  });
}
