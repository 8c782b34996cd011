import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { runCheck } from '../check-remote/runCheck.ts';

const HELP = `npm run check:remote -- <remote…> [--against <address>]

Builds the remotes that changed, opens their pages in a Chromium, and holds them against the contract and what others
claim.

  --against <address>  a deployed site, beside which it is held; what is built here by default

Example: npm run check:remote -- mf-rentals --against https://example.org`;
const options = { against: { type: 'string' } } as const;

await runCommand({ help: HELP, options, names: Infinity }, async (given, targets) => {
  if (targets.length === 0) throw new UserError(HELP);
  await runCheck(targets, given.against);
});
