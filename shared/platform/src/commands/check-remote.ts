import { checkRemote } from '../contract-check/checkRemote.ts';
import { formatFinding } from '../contract-check/finding.ts';
import { otherManifests } from '../contract-check/otherManifests.ts';
import { openRemote } from '../contract-check/remoteSource.ts';
import { UserError } from '../project/errors.ts';
import { runCommand } from '../project/runCommand.ts';

/** `npm run check:remote -- <folder or URL>`: holds remotes against the contract. */
await runCommand(async (targets) => {
  if (targets.length === 0) {
    throw new UserError('Say which remote: npm run check:remote -- mf-rentals, or its address.');
  }
  let broken = 0;
  for (const target of targets) {
    const findings = await checkRemote(openRemote(target), await otherManifests(target));
    broken += findings.length;
    for (const finding of findings) console.log(`✗ ${formatFinding(finding)}`);
    if (findings.length === 0) console.log(`✓ ${target} keeps the contract`);
  }
  if (broken > 0) throw new UserError(`${broken} promises of the contract are broken.`);
});
