import { type ComponentType, lazy } from 'react';
import { reportError } from '../errors/reportError.ts';

/**
 * A component whose code comes when it is first rendered. If it does not come, there is nothing
 * in its place: the page matters more than what floats above it.
 */
export function lazyWidget<Props>(load: () => Promise<{ default: ComponentType<Props> }>) {
  return lazy(() =>
    load().catch((error: unknown) => {
      reportError(error, { where: 'shell' });
      return { default: Nothing };
    }),
  );
}

function Nothing() {
  return null;
}
