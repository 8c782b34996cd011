import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import type { CompatStatement } from '@mdn/browser-compat-data';
import { OLDEST_BROWSERS } from '@site/platform/bundling/targets.ts';

/** Browsers by their names in our list, and in MDN's data; Safari's engine is that of iOS. */
const NAMES = [
  ['chrome', 'chrome'],
  ['edge', 'edge'],
  ['opera', 'opera'],
  ['samsung', 'samsunginternet_android'],
  ['firefox', 'firefox'],
  ['safari', 'safari'],
] as const;

/** Whether one of the oldest browsers lacks what a statement is about, or has it behind a flag alone. */
function isNewer({ support }: CompatStatement): boolean {
  return NAMES.some(([name, mdnName]) => {
    const version = OLDEST_BROWSERS[name];
    const numberOf = (text: unknown) =>
      typeof text === 'string'
        ? Number.parseFloat(text.replace('≤', ''))
        : Number.POSITIVE_INFINITY;
    return ![support[mdnName] ?? []]
      .flat()
      .some(
        ({ version_added, version_removed, flags, alternative_name }) =>
          numberOf(version_added) <= version &&
          numberOf(version_removed) > version &&
          !flags &&
          !alternative_name,
      );
  });
}

/** The names in a part of MDN's data that one of the oldest browsers does not know. */
function newerIn(part: object = {}): string[] {
  return Object.entries(part).flatMap(([name, entry]) => {
    const compat: CompatStatement | undefined = Object(entry).__compat;
    return compat && isNewer(compat) ? [name] : [];
  });
}

/** Everything of scripts that is newer than the oldest browsers: `WebTransport`, `Promise.try`, `Element#moveBefore`. */
export function newScriptNames(): string[] {
  return [bcd.api, bcd.javascript.builtins ?? {}].flatMap((part) => {
    const owners = newerIn(part);
    const members = Object.entries(part).flatMap(([owner, entry]) =>
      newerIn(entry).map((member) =>
        member.endsWith('_static')
          ? `${owner}.${member.replace(/_static$/, '')}`
          : `${owner}#${member}`,
      ),
    );
    return [...owners, ...members];
  });
}

/** Pseudo-classes and pseudo-elements that are newer than the oldest browsers, without their colons. */
export function newSelectors(): string[] {
  return newerIn(bcd.css.selectors);
}

/** What a stylesheet has that is newer than the oldest browsers: `text-wrap: balance`, `@starting-style`. */
export function newInStyles(root: import('postcss').Root): string[] {
  const found = new Set<string>();
  const { properties, 'at-rules': atRules } = bcd.css;
  const pseudo = new RegExp(`:(${newSelectors().join('|')})(?![\\w-])`, 'g');
  root.walk((node) => {
    if (node.type === 'rule')
      for (const [, name] of node.selector.matchAll(pseudo)) found.add(`:${name}`);
    else if (node.type === 'atrule') {
      const compat = atRules?.[node.name]?.__compat;
      if (compat && isNewer(compat)) found.add(`@${node.name}`);
    } else if (node.type === 'decl') {
      const property = properties?.[node.prop];
      if (property?.__compat && isNewer(property.__compat)) found.add(node.prop);
      else
        for (const value of newerIn(property))
          if (node.value.split(/[\s,]+/).includes(value.replaceAll('_', '-')))
            found.add(`${node.prop}: ${value}`);
    }
  });
  return [...found].sort();
}
