import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** A drawing that is fetched when a page first shows it: the chart library weighs more than the page around it. */
export type LazyDrawing<P extends object> = {
  component: LazyExoticComponent<ComponentType<P>>;
  load: () => Promise<{ default: ComponentType<P> }>;
};

export const lazyDrawing = <P extends object>(load: LazyDrawing<P>['load']): LazyDrawing<P> => ({ component: lazy(load), load });

/** React keeps a failed lazy component for ever: whoever comes next, on a retry or on a later visit, gets a fresh one. */
const resetDrawing = <P extends object>(drawing: LazyDrawing<P>): void => {
  drawing.component = lazy(drawing.load);
};

/** The drawing of a chart, with what to do when it failed and when it is to be tried again. */
export function useLazyDrawing<P extends object>(drawing: LazyDrawing<P>) {
  // In an object: a state must not be a component, which could be taken for a function that makes the state.
  const [{ Drawing }, setState] = useState({ Drawing: drawing.component });
  return { Drawing, onFailure: () => resetDrawing(drawing), onRetry: () => setState({ Drawing: drawing.component }) };
}
