import type { PageContainer } from '@site/contract/contract.ts';
import { buildOfEntry } from '@site/contract/entry.ts';

/** Where an error came from. */
export interface ErrorContext {
  /** The remote, `shell`, or `window` where that is unknown. */
  where: string;
  /** The build it came from; empty where it is unknown. */
  build: string;
}

/** Written in by the shell's build; elsewhere there is none. */
declare const __SHELL_BUILD__: string | undefined;

/** For errors of the shell itself. */
export const inShell: ErrorContext = {
  where: 'shell',
  build: typeof __SHELL_BUILD__ === 'string' ? __SHELL_BUILD__ : '',
};

/** For errors of a page: the remote that owns it, and the build that rendered it. */
export function inPage({ remote, entry }: Pick<PageContainer, 'remote' | 'entry'>): ErrorContext {
  return { where: remote, build: buildOfEntry(entry) };
}

/**
 * For uncaught errors: the shell or the remote whose file stands first in the stack. A remote's build is that
 * of the page on screen, if it is the remote's.
 */
export function inStack(error: unknown): ErrorContext {
  const stack = (error instanceof Error && error.stack) || '';
  const where = /\/(mf-[a-z0-9-]+|shell)\/assets\//.exec(stack)?.[1];
  if (!where) return { where: 'window', build: '' };
  if (where === 'shell') return inShell;
  const shown = document.querySelector<HTMLElement>(`[data-remote="${where}"]`);
  return { where, build: buildOfEntry(shown?.dataset.entry ?? '') };
}
