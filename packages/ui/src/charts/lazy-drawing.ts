import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** A drawing whose script is loaded when a page first shows it: the chart library is larger than the page. */
export type LazyDrawing<P extends object> = {
  component: LazyExoticComponent<ComponentType<P>>;
  load: () => Promise<{ default: ComponentType<P> }>;
};

export const lazyDrawing = <P extends object>(load: LazyDrawing<P>['load']): LazyDrawing<P> => ({
  component: lazy(load),
  load,
});

/** React never retries a failed lazy component, so a retry and later visits need a new one. */
const resetDrawing = <P extends object>(drawing: LazyDrawing<P>): void => {
  drawing.component = lazy(drawing.load);
};

/** The drawing of a chart, with its handlers for failure and retry. */
export function useLazyDrawing<P extends object>(drawing: LazyDrawing<P>) {
  // In an object: `useState` would call a component as the initializer.
  const [{ Drawing }, setState] = useState({ Drawing: drawing.component });
  return { Drawing, onFailure: () => resetDrawing(drawing), onRetry: () => setState({ Drawing: drawing.component }) };
}
