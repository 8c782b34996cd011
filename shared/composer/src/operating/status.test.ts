import { expect, test } from 'vitest';
import { addPage, goodRemote, seal, sourceOf } from '../testing/fixture.ts';
import { pollerOf, shell, siteOf } from '../testing/openComposer.ts';
import { statusOf } from './status.ts';

/** A site of two remotes with a page of many addresses each; the first gives this path to the second. */
async function warningsOf(path: string, taken: string) {
  const giving = goodRemote();
  addPage(giving, '/novo/:item', 'Itens');
  giving.manifest.gives = { [path]: 'mf-velho' };
  const taking = goodRemote('mf-velho', '/antigo', 'Antigo');
  addPage(taking, taken, 'Assumida');
  const builds = [shell(), seal(giving), seal(taking)];
  const { composer } = await siteOf(builds);
  const active = builds.map((build) => {
    const { name } = build.manifest;
    return [name, pollerOf(composer, { name, source: sourceOf(build) })] as const;
  });
  const pollers = { active: new Map(active), preview: new Map() };
  return statusOf(composer, pollers, [], '').warnings;
}

test.each([
  ['a path', '/novo', '/novo'],
  ['a pattern, whose variable has another name there,', '/novo/:item', '/novo/:coisa'],
])(
  '%s that was given away is named while its former owner still has it',
  async (_, path, taken) => {
    expect(await warningsOf(path, taken)).toEqual([
      `${path} is mf-velho's now; mf-novo still has it, and may stop.`,
    ]);
  },
);

test('what was given to a remote that has no such page stays its owner’s without a warning', async () => {
  expect(await warningsOf('/novo', '/outra')).toEqual([]);
});
