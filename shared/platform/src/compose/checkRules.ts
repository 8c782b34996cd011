import type { Compose, Service } from './readCompose.ts';

/** Services that end by themselves, and so need no health check. */
const isTask = ({ restart }: Service) => restart === 'no';

/**
 * What the configuration promises and no schema says: who may reach whom, and that nobody may do
 * more than it needs. A sentence for each promise that is broken.
 */
export function brokenRules({ all, networks, volumes }: Compose): string[] {
  const names = Object.keys(all);
  const findings: string[] = [];
  const demand = (isKept: unknown, sentence: string) => {
    if (!isKept) findings.push(sentence);
  };
  for (const name of names) {
    const service = all[name];
    if (!service) continue;
    demand(service.read_only, `${name}: its file system may be written (read_only).`);
    demand(service.cap_drop.includes('ALL'), `${name}: it keeps capabilities (cap_drop: [ALL]).`);
    demand(
      service.security_opt.includes('no-new-privileges:true'),
      `${name}: it may gain privileges (security_opt).`,
    );
    demand(service.mem_limit, `${name}: it may take all memory (mem_limit).`);
    demand(service.pids_limit, `${name}: it may start processes without end (pids_limit).`);
    demand(
      /:[\w.-]*\d|:local$/.test(service.image),
      `${name}: ${service.image} is no exact version.`,
    );
    demand(isTask(service) || service.build || service.healthcheck, `${name}: no health check.`);
    demand(
      service.networks.length > 0 || service.network_mode === 'none',
      `${name}: it is in the default network, where everybody is.`,
    );
    for (const network of service.networks)
      demand(networks[network], `${name}: there is no network ${network}.`);
    for (const mount of service.volumes) {
      const [from = ''] = mount.split(':');
      demand(from.startsWith('./') || from in volumes, `${name}: there is no volume ${from}.`);
    }
    for (const other of Object.keys(service.depends_on))
      demand(all[other], `${name}: it waits for ${other}, which is not there.`);
  }
  const sharing = (a: string, b: string) =>
    all[a]?.networks.some((network) => all[b]?.networks.includes(network));
  for (const name of names.filter((one) => /^(shell|mf-.*)$/.test(one))) {
    const reached = names.filter((other) => other !== name && sharing(name, other));
    demand(
      reached.join() === 'composer',
      `${name}: it reaches ${reached.join(', ') || 'nobody'}; only the composer may be there.`,
    );
  }
  const open = names.filter((name) => all[name]?.ports.length);
  demand(open.join() === 'edge,caddy', `Reached from outside: ${open.join(', ')}.`);
  const outside = names.filter((name) => all[name]?.networks.includes('outside'));
  demand(outside.join() === 'jobs-renderer', `The way outside is open to ${outside.join(', ')}.`);
  demand(!sharing('edge', 'postgres'), 'edge: it reaches the database.');
  for (const [network, { internal }] of Object.entries(networks))
    demand(
      internal || ['front', 'outside'].includes(network),
      `${network}: it leads outside (internal).`,
    );
  return findings;
}
