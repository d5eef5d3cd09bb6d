import { type Metric, onCLS, onINP, onLCP } from 'web-vitals';

/** Measures the web vitals of this page load. Loaded when the browser is idle: it sees what happened before, too. */
export function measureVitals(onValue: (name: 'lcp' | 'inp' | 'cls', value: number) => void): void {
  const report =
    (name: 'lcp' | 'inp' | 'cls') =>
    ({ value }: Metric): void =>
      onValue(name, value);
  onLCP(report('lcp'));
  onINP(report('inp'));
  onCLS(report('cls'));
}
