import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export const NAMESPACE = 'ipe-site';
const OVERLAY = join(import.meta.dirname, 'overlay');
const MANAGED = join(import.meta.dirname, 'managed.yaml');
/** How many volumes the site and its database ask for. */
const VOLUMES = 4;
const POLL_INTERVAL_MS = 500;

/** Runs `kubectl …`, in the site's namespace where the words name none; rejects with what it printed. */
export async function kubectl(words: string, input?: string): Promise<string> {
  const where = words.startsWith('apply') ? [] : ['-n', NAMESPACE];
  const child = spawn('kubectl', [...where, ...words.split(' ')]);
  child.stdin.end(input);
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await exit) !== 0) throw new Error(`kubectl ${words}: ${errors}${output}`);
  return output;
}

/** Names of what there is, as of `pods --selector=app=edge`. */
export async function namesOf(what: string): Promise<string[]> {
  const names = await kubectl(`get ${what} --output=jsonpath={.items[*].metadata.name}`);
  return names.split(' ').filter(Boolean);
}

/** Makes what clusters have beside the site: a database, and volumes where the cluster makes none. */
export async function prepareCluster(): Promise<void> {
  if ((await namesOf('storageclasses')).length === 0) await kubectl('apply -f -', volumes());
  await kubectl(`apply -f ${MANAGED}`);
}

/** Applies the example overlay; resolves when every deployment is available. */
export async function applySite(): Promise<void> {
  await kubectl('apply -f -', await forThisCluster(await kubectl(`kustomize ${OVERLAY}`)));
  await allAvailable();
}

/** Resolves when no deployment waits for a pod and the pods that left have ended. */
export async function allAvailable(): Promise<void> {
  for (const name of await namesOf('deployments'))
    await kubectl(`rollout status deployment/${name} --timeout=300s`);
  const leaving = '{.items[*].metadata.deletionTimestamp}';
  while (await kubectl(`get pods --output=jsonpath=${leaving}`)) await wait(POLL_INTERVAL_MS);
}

/** Sets how many edges there are; resolves when there are. */
export async function scaleEdges(count: number): Promise<void> {
  const bounds = { spec: { minReplicas: count, maxReplicas: count } };
  await kubectl(`patch hpa edge --patch=${JSON.stringify(bounds)}`);
  await kubectl(`scale deployment/edge --replicas=${count}`);
  await allAvailable();
}

/** Addresses of the edges that are ready, one by one. */
export async function edgeAddresses(): Promise<string[]> {
  const path = '{.subsets[*].addresses[*].ip}';
  const addresses = await kubectl(`get endpoints edge --output=jsonpath=${path}`);
  return addresses.split(' ').map((address) => `http://${address}:8080`);
}

/** Clusters before 1.21 know what is stable since then by its former version alone. */
async function forThisCluster(manifests: string): Promise<string> {
  const { serverVersion } = JSON.parse(await kubectl('version --output=json'));
  if (Number.parseInt(serverVersion.minor, 10) >= 21) return manifests;
  return manifests
    .replace('apiVersion: policy/v1\n', 'apiVersion: policy/v1beta1\n')
    .replace(/apiVersion: batch\/v1\nkind: CronJob/, 'apiVersion: batch/v1beta1\nkind: CronJob');
}

/** Folders of this machine, for a cluster on it that makes no volumes. */
function volumes(): string {
  const folder = mkdtempSync(join(tmpdir(), 'cluster-'));
  chmodSync(folder, 0o755);
  const items = Array.from({ length: VOLUMES }, (_, at) => {
    const path = join(folder, String(at));
    mkdirSync(path);
    // Each volume is written by a user of its own.
    chmodSync(path, 0o777);
    return {
      apiVersion: 'v1',
      kind: 'PersistentVolume',
      metadata: { name: `ipe-site-${at}`, labels: { for: NAMESPACE } },
      spec: {
        capacity: { storage: '2Gi' },
        accessModes: ['ReadWriteOnce'],
        persistentVolumeReclaimPolicy: 'Retain',
        hostPath: { path },
      },
    };
  });
  return JSON.stringify({ apiVersion: 'v1', kind: 'List', items });
}

/** Removes all that a test made. */
export async function removeSite(): Promise<void> {
  await kubectl(`delete namespace ${NAMESPACE} managed --ignore-not-found`);
  await kubectl(`delete persistentvolumes --selector=for=${NAMESPACE} --ignore-not-found`);
}
