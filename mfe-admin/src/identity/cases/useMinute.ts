import { useEffect, useState } from 'react';

const everyMs = 30_000;

/** The time in milliseconds, which passes while a claim lasts. */
export function useMinute(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}
