import { useCallback, useRef, useState } from 'react';

// The strip at the top of the window that the header covers.
const headerStrip = '0px 0px -95% 0px';

/**
 * Tone of the header: dark while it is over a section with the returned ref, which several sections may share.
 */
export function useDarkHeader(): {
  tone: 'light' | 'dark';
  darkSection: (section: Element | null) => (() => void) | undefined;
} {
  const under = useRef(new Set<Element>());
  const [dark, setDark] = useState(false);
  const darkSection = useCallback((section: Element | null) => {
    if (!section) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const passing = entries.at(-1)?.isIntersecting ?? false;
        if (passing) under.current.add(section);
        else under.current.delete(section);
        setDark(under.current.size > 0);
      },
      { rootMargin: headerStrip },
    );
    observer.observe(section);
    return () => {
      observer.disconnect();
      under.current.delete(section);
    };
  }, []);
  return { tone: dark ? 'dark' : 'light', darkSection };
}
