#!/usr/bin/env node
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { sayWhere } from '../bundling/sourceMaps.ts';
import { runCheck } from '../check-remote/runCheck.ts';
import { develop } from '../development/develop.ts';
import { APPS } from '../project/apps.ts';
import { buildApps } from '../publish/buildApps.ts';

const HELP = `site-kit dev | build | check | where, with the remote in this folder

  site-kit dev [--site https://…] [--host 0.0.0.0]
                                        from source; every other page is that site's
  site-kit build                        its files, in dist/
  site-kit check [--against https://…]  the build against the contract, and beside a site's others
  site-kit where <line>                 the source of a line of a reported stack

Example: site-kit check --against https://example.org`;
const options = {
  site: { type: 'string' },
  host: { type: 'string' },
  against: { type: 'string' },
} as const;

/** As the kit's package.json says. */
const OLDEST_NODE = 22;

/** The commands of a remote that stands alone, in the folder of that remote. */
await runCommand(
  { help: HELP, options, names: 2 },
  async ({ site, host, against }, [command, line]) => {
    const { node } = process.versions;
    if (Number.parseInt(node, 10) < OLDEST_NODE)
      throw new UserError(`Node ${node} is too old for the kit: it needs ${OLDEST_NODE} or newer.`);
    const [app = ''] = APPS;
    if (command === 'where' && line) return sayWhere(line);
    if (line) throw new UserError(HELP);
    if (command === 'build' && !site && !against) await buildApps([app], { force: true });
    else if (command === 'check' && !site) await runCheck([app], against);
    else if (command === 'dev' && !against) await develop(app, { site, host });
    else throw new UserError(HELP);
  },
);
