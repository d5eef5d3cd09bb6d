import { lazy, useState, type ComponentType, type LazyExoticComponent } from 'react';

/** A drawing that is fetched when a page first shows it: the chart library weighs more than the page around it. */
export type Fetched<P extends object> = {
  component: LazyExoticComponent<ComponentType<P>>;
  load: () => Promise<{ default: ComponentType<P> }>;
};

export const fetched = <P extends object>(load: Fetched<P>['load']): Fetched<P> => ({ component: lazy(load), load });

/** React keeps a failed lazy component for ever: whoever comes next, on a retry or on a later visit, gets a fresh one. */
const renew = <P extends object>(drawing: Fetched<P>): void => {
  drawing.component = lazy(drawing.load);
};

/** The drawing of a chart, with what to do when it failed and when it is to be tried again. */
export function useDrawing<P extends object>(drawing: Fetched<P>) {
  // In an object: a state must not be a component, which could be taken for a function that makes the state.
  const [{ Drawing }, setState] = useState({ Drawing: drawing.component });
  return { Drawing, onFailure: () => renew(drawing), onRetry: () => setState({ Drawing: drawing.component }) };
}
