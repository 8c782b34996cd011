import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOfContext } from '../compose/buildContext.ts';
import { imageFindings } from '../compose/checkImages.ts';
import { brokenRules } from '../compose/checkRules.ts';
import { schemaFindings } from '../compose/checkSchema.ts';
import { type Compose, readCompose, readDeployment } from '../compose/readCompose.ts';
import { runSite } from '../compose/runSite.ts';
import { walk } from '../compose/walk.ts';
import { ROOT } from '../project/apps.ts';
import { UserError } from '../project/errors.ts';
import { runCommand } from '../project/runCommand.ts';
import { installNeeds } from '../testing/install.ts';

/** What only a machine with an engine can show. */
const NOT_RUN = [
  'base images were not pulled: node, debian, postgres, postgrest, caddy are this machine’s programs or stand-ins',
  'limits of the kernel (read_only, cap_drop, mem_limit, pids_limit, networks) are read, not enforced',
  'Caddy was not started: shared/platform/caddy/Caddyfile',
];

/**
 * `npm run check:compose`: what docker compose would do, as far as it goes without an engine:
 * renders, checks, builds each image's steps in a folder, starts what they start, visits every page.
 */
await runCommand(async () => {
  installNeeds();
  const deployment = { ...readDeployment(), ...process.env };
  const compose = readCompose(deployment);
  for (const profiles of ['database', 'database,tls', 'hosted', 'hosted,tls']) {
    report(
      `profiles ${profiles}`,
      findingsOf(readCompose({ ...deployment, COMPOSE_PROFILES: profiles })),
    );
  }
  const folder = mkdtempSync(join(tmpdir(), 'compose-'));
  const skipped = new Set<string>();
  const site = await runSite({
    compose,
    folder,
    context: await filesOfContext(ROOT),
    isWhole: true,
    onSkipped: (step) => void skipped.add(step),
    onStep: (step) => console.log(`• ${step}`),
  }).catch((error) => {
    rmSync(folder, { recursive: true, force: true });
    throw error;
  });
  try {
    const { pages, files, offers, findings } = await walk(site);
    report(`visited ${pages} pages, ${files} files, ${offers} offers`, findings);
    const said = await site.exec('composer', 'npm run -s releases');
    report('releases can be steered', said.includes('mf-rentals') ? [] : [said]);
    await site.stopService('mf-rentals');
    await site.stopService('composer');
    await site.stopService('edge');
    await site.startService('edge');
    const again = await walk(site);
    report('the same with a remote and the composer down, and the edge restarted', again.findings);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  console.log('Not run without an engine:');
  for (const note of [...skipped, ...NOT_RUN]) console.log(`  - ${note}`);
});

function findingsOf(compose: Compose): string[] {
  return [...schemaFindings(compose.rendered), ...brokenRules(compose), ...imageFindings(compose)];
}

function report(name: string, findings: readonly string[]): void {
  if (findings.length > 0) throw new UserError(`${name}:\n${findings.join('\n')}`);
  console.log(`✓ ${name}`);
}
