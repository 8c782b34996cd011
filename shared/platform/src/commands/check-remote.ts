import { UserError } from '@site/composer/base/errors.ts';
import { runCommand } from '@site/composer/base/runCommand.ts';
import { runCheck } from '../check-remote/runCheck.ts';
import { takeOption } from '../project/takeOption.ts';

const HELP =
  'Say which remote: npm run check:remote -- mf-rentals, or its address; --against https://… holds it against a deployed site.';

/**
 * `npm run check:remote -- <names, folders or addresses> [--against <site>]`: builds the apps
 * among them that changed, and holds builds against the contract and against the active releases of a deployed site (this checkout's builds
 * if left out). It runs the builds' code.
 */
await runCommand(async (words) => {
  const { rest: targets, value: site } = takeOption(words, '--against');
  if (targets.length === 0) throw new UserError(HELP);
  await runCheck(targets, site);
});
