// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { filesOfContext, parseDockerignore } from './buildContext.ts';

describe('what docker sends to a build', () => {
  const isSent = parseDockerignore(
    '# note\n.env*\n**/.env*\n**/*.md\ne2e/*\n!e2e/package.json\ndocs\n',
  );

  it.each([
    ['.env', false],
    ['.env.local', false],
    ['shell/.env', false],
    ['README.md', false],
    ['mf-jobs/src/notes.md', false],
    ['docs/decisions/a.txt', false],
    ['docs2/a.txt', true],
    ['e2e/support/axe.ts', false],
    ['e2e/package.json', true],
    ['package.json', true],
  ])('%s: %s', (path, expected) => {
    expect(isSent(path)).toBe(expected);
  });

  it('is no secret, no document and nothing that another machine built', async () => {
    const files = await filesOfContext(ROOT);
    expect(files).toContain('package-lock.json');
    expect(
      files.filter((file) => /(^|\/)\.env|\.md$|(^|\/)(dist|\.cache|\.data)\//.test(file)),
    ).toEqual([]);
  });
});
