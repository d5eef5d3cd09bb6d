/** One window of a browser that Playwright does not drive, as wide as a phone. */
export type Engine = {
  /** Navigates and waits for the page's load event. */
  open: (address: string) => Promise<void>;
  /** The value of an expression in the page; a promise is awaited. It must fit into JSON. */
  evaluate: <T>(expression: string) => Promise<T>;
  /** Moves the mouse or types, by input sources of WebDriver. */
  act: (sources: readonly object[]) => Promise<void>;
  /** Chooses a file of this machine in the file field that is the value of an expression. */
  chooseFile: (field: string, file: string) => Promise<void>;
  /** The folder that downloads arrive in. */
  downloads: string;
  close: () => Promise<void>;
};

export const size = { width: 390, height: 844 };

/** Runs in each page before its own scripts: keeps what went wrong in `window.faults`. */
export const watchFaults = `
  window.faults = [];
  addEventListener('error', (event) => window.faults.push('exception: ' + event.message));
  addEventListener('unhandledrejection', (event) => window.faults.push('rejection: ' + event.reason));
  addEventListener('securitypolicyviolation', (event) => window.faults.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
  const { error } = console;
  console.error = (...values) => (window.faults.push('console: ' + values.join(' ')), error.apply(console, values));
`;
