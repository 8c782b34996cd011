import { WEEK_HOURS } from './retention.ts';
import type { PublisherState, State } from './state.ts';

/**
 * Notes another list of publishers. What leaves it while new ones come may be renamed: its pages stay until the new
 * ones are active.
 */
export function noteListed(
  state: State,
  before: readonly string[],
  names: readonly string[],
): void {
  const { publishers, hours } = state;
  const until = names.filter((name) => !before.includes(name) && !publishers[name]?.active);
  for (const name of before) {
    const publisher = publishers[name];
    if (publisher && !names.includes(name)) publisher.left ??= { hour: hours, until };
  }
  for (const name of names) if (publishers[name]?.left) delete publishers[name].left;
  state.listed = [...names];
}

/** Publishers off the list whose pages stay until the release of a new one is active. */
export function leavingOf({ publishers }: State, names: readonly string[]): string[] {
  const isMissing = (name: string) => names.includes(name) && !publishers[name]?.active;
  return Object.keys(publishers).filter((name) => publishers[name]?.left?.until.some(isMissing));
}

/** Whether a publisher has been off the list for a week of running hours: nothing of it is kept. */
export function isGone({ left }: PublisherState, hours: number): boolean {
  return left !== undefined && hours - left.hour >= WEEK_HOURS;
}
