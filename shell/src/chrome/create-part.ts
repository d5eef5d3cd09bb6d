import { withRetry } from '@cimiento/federation/runtime';
import { createElement, useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { reportMissingPart } from '../new-release/shell-files';

type Module = { default: ComponentType };

/**
 * A part of the shell that is not in the first script. It shows nothing until it is there. After a failure each further page tries again, and
 * the tab offers to load the page again.
 */
export function createPart(load: () => Promise<Module>): () => ReactNode {
  let loaded: ComponentType | undefined;
  return function Part() {
    const { key } = useLocation();
    const [part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (part) return undefined;
      let isCurrent = true;
      withRetry(load).then((module) => {
        loaded = module.default;
        if (isCurrent) setPart(() => loaded);
      }, reportMissingPart);
      return () => {
        isCurrent = false;
      };
    }, [key, part]);
    return part ? createElement(part) : null;
  };
}
