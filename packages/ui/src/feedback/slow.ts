import { useEffect, useState } from 'react';

const slowAfterMs = 5000;

export const slowNote = 'Tarda más de lo normal. Sigue cargando.';

/** Whether what loads is slow, which is then said: it is not stuck. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfterMs);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
