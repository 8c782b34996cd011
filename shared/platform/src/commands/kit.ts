#!/usr/bin/env node
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { runCheck } from '../check-remote/runCheck.ts';
import { developRemote } from '../development/develop.ts';
import { APPS } from '../project/apps.ts';
import { takeOption } from '../project/takeOption.ts';
import { buildApps } from '../publish/buildApps.ts';

const HELP = `Say what to do with the remote in this folder:
  site-kit dev [--site https://…]       from source, inside a site that is published
  site-kit build                        its files, in dist/
  site-kit check [--against https://…]  the build against the contract, and beside a site's others`;

/** As the kit's package.json says. */
const OLDEST_NODE = 22;

/** The commands of a remote that stands alone, in the folder of that remote. */
await runCommand(async ([command, ...words]) => {
  const { node } = process.versions;
  if (Number.parseInt(node, 10) < OLDEST_NODE)
    throw new UserError(`Node ${node} is too old for the kit: it needs ${OLDEST_NODE} or newer.`);
  const [app = ''] = APPS;
  if (command === 'build') await buildApps([app], { force: true });
  else if (command === 'check') await runCheck([app], takeOption(words, '--against').value);
  else if (command === 'dev') await developRemote([app, ...words]);
  else throw new UserError(HELP);
});
