#!/usr/bin/env node
import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { runCheck } from '../check-remote/runCheck.ts';
import { APPS } from '../project/apps.ts';

const HELP = `npm run check:remote -- <remote…> [--against <address>]

Builds the remotes that changed, opens their pages in a Chromium, and holds them against the contract and what others
claim.

  --against <address>  a deployed site, beside which it is held; what is built here by default

Example: npm run check:remote -- mf-rentals --against https://example.org`;
const options = { against: { type: 'string' } } as const;

// In a repository of its own, a remote is the only app.
const alone = APPS.includes('shell') ? [] : APPS;

await runCommand({ help: HELP, options, names: Infinity }, async ({ against }, named) => {
  const apps = named.length > 0 ? named : alone;
  if (apps.length === 0) throw new UserError(HELP);
  await runCheck(apps, against);
});
