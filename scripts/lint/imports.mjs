import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import ts from 'typescript';
import { findFiles } from '../lib/find-files.mjs';
import { ROOT } from '../lib/root.mjs';

const SOURCE = /\.(ts|tsx|mjs|cjs)$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];

/**
 * The files that each source file of a folder imports by a path, of types too.
 * @param {string} folder relative to the repository
 * @returns {Map<string, string[]>} paths relative to the repository
 */
export function readImports(folder) {
  const paths = findFiles(join(ROOT, folder), (path) => SOURCE.test(path));
  const files = new Set(paths.map((path) => relative(ROOT, path)));
  return new Map([...files].map((file) => [file, listTargets(file, files)]));
}

function listTargets(file, files) {
  const { importedFiles } = ts.preProcessFile(readFileSync(join(ROOT, file), 'utf8'));
  return importedFiles
    .filter(({ fileName }) => fileName.startsWith('.'))
    .flatMap(({ fileName }) => {
      const path = join(dirname(file), fileName);
      return ENDINGS.map((ending) => path + ending).find((target) => files.has(target)) ?? [];
    });
}

/**
 * The circles of a graph: groups of nodes that each lead to all others of the group (Tarjan 1972).
 * @param {Map<string, string[]>} graph
 * @returns {string[][]} the nodes of each circle, sorted
 */
export function findCircles(graph) {
  const order = new Map();
  const lowest = new Map();
  const path = [];
  const circles = [];
  const visit = (node) => {
    order.set(node, order.size);
    lowest.set(node, order.get(node));
    path.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!order.has(next)) visit(next);
      if (path.includes(next)) lowest.set(node, Math.min(lowest.get(node), lowest.get(next)));
    }
    if (lowest.get(node) !== order.get(node)) return;
    const circle = path.splice(path.indexOf(node));
    if (circle.length > 1) circles.push(circle.sort());
  };
  for (const node of graph.keys()) if (!order.has(node)) visit(node);
  return circles;
}
