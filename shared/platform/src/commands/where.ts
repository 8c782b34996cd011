#!/usr/bin/env node
import { runCommand } from '@site/composer/base/runCommand.ts';
import { sayWhere } from '../bundling/sourceMaps.ts';

const HELP = `npm run where -- <line…>

Says the file and line of the sources that a line of a reported stack comes from. The builds made here keep their source
maps in <app>/.cache/maps; those of a build made elsewhere are copied there.

Example: npm run where -- "at f (https://example.org/mf-jobs/assets/Page-4f0c.js:1:2345)"`;

await runCommand({ help: HELP, names: Infinity }, async (_, words) => sayWhere(words.join(' ')));
