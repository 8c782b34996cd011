import { join } from 'node:path';
import { startProcess } from '@site/platform/edge/startProcess.ts';

/** A package as swr 2 and zustand 4 bring one along: CommonJS that requires React. */
export const COUNTER = {
  'package.json': '{ "name": "counter", "version": "1.0.0", "types": "index.d.ts" }',
  'index.js': `const React = require('react');
let count = 0;
const listeners = new Set();
const subscribe = (listener) => (listeners.add(listener), () => listeners.delete(listener));
exports.useCount = () => [
  React.useSyncExternalStore(subscribe, () => count, () => 0),
  () => { count += 1; listeners.forEach((listener) => listener()); },
];`,
  'style.css': '.contador { outline: 2px dotted; }',
  'index.d.ts': 'export function useCount(): [number, () => void];',
};

export const HOOKS = "import { useEffect, useState } from 'react';\n";

/** Makes its styles in the browser: no gate of the build sees that the HTML has none. */
export const STYLED = 'styled-components@6.6.0';
export const STYLED_PAGE = `import { styled } from 'styled-components';
const Title = styled.h1\`padding-top: 40px; color: rgb(200, 0, 0);\`;
export default function Page() { return <><Title>Estilo</Title><p>Desce.</p></>; }
`;

/** The routes of the remote with one page alone: a test of package managers needs no other. */
export const ONE_ROUTE = `export const routes = { '/curriculos': 'resumes' };
export const topic = 'Vagas e currículos';
`;

/**
 * Installed from the registry. pnpm puts packages into other folders than npm; yarn is not tested: it uses npm's
 * folders, and its installation alone takes 49 s of CPU.
 */
export const PNPM = 'pnpm@10.34.9';

/** Starts the development of a remote in a repository of its own. */
export const develop = (folder: string, port: number, ...words: string[]) =>
  startProcess({
    name: 'The kit',
    command: [join(folder, 'node_modules/.bin/site-dev'), ...words],
    folder,
    env: { PORT: String(port) },
    isReady: (log) => log.includes('Developing'),
  });
