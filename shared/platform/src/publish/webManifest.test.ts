import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseSite } from '@site/site/variables.ts';
import { expect, test } from 'vitest';
import { ROOT } from '../project/apps.ts';
import { webManifest } from './webManifest.ts';

test('every icon of the web manifest exists', () => {
  const { icons } = JSON.parse(webManifest(parseSite({})));
  for (const { src } of icons) {
    const file = src.replace('/shell/brand/', '');
    expect(existsSync(join(ROOT, 'shared/design/brand', file)), src).toBe(true);
  }
});
