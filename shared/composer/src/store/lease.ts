import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { UserError } from '../base/errors.ts';
import { type Disk, readStored } from './disk.ts';

const leaseSchema = z.object({
  holder: z.string(),
  place: z.string(),
  pid: z.number(),
  renewals: z.string(),
});

/** How often a lease is renewed, and how many renewals have to be missing: a heavy document takes seconds to parse. */
const RENEW_MS = 1000;
const MISSING = 10;

/**
 * Takes the lease of a store, so that one composer alone writes to it. Another composer sees the lease by its
 * renewals, which are counted: clocks of two machines differ, and locks do not reach across every volume. After a
 * kill, the next composer on the same machine starts at once, one elsewhere (or in a new container) after 10 s.
 * `onLost` is called if another composer took the store over, as after a long pause of this one's machine.
 * @throws UserError where another composer renews the lease.
 */
export async function takeLease(
  store: string,
  disk: Disk,
  onLost: (why: string) => void,
  renewMs = RENEW_MS,
) {
  const file = join(store, 'lease');
  const read = () => readStored(leaseSchema, file);
  const found = read();
  for (let look = 0; found && isRunning(found) && look < MISSING && existsSync(file); look += 1) {
    await pause(renewMs);
    const now = read();
    if (now && (now.holder !== found.holder || now.renewals !== found.renewals))
      throw new UserError(
        `${store} has a composer already, process ${now.pid}: stop it first, or give this one another STORE.`,
      );
  }
  const own = { holder: randomUUID(), place: place(), pid: process.pid };
  let renewals = 0;
  // Always of one length, so that it is renewed in its place: a full disk takes no new file.
  const text = () => JSON.stringify({ ...own, renewals: String(renewals).padStart(12, '0') });
  await disk.write(file, text());
  const lost = `another composer has taken ${store} over`;
  const isLost = () => (read()?.holder ?? own.holder) !== own.holder;
  const timer = setInterval(() => {
    if (isLost()) {
      clearInterval(timer);
      onLost(lost);
      return;
    }
    renewals += 1;
    try {
      writeFileSync(file, text(), { flag: existsSync(file) ? 'r+' : 'w' });
    } catch {
      // What keeps it from being written keeps generations from it too: their error is in the log.
    }
  }, renewMs).unref();
  return {
    /** @throws Error where another composer has taken the store over. */
    confirm: () => {
      if (isLost()) throw new Error(lost);
    },
    end: async () => {
      clearInterval(timer);
      if (read()?.holder === own.holder) await disk.remove(file);
    },
  };
}

/** Whether the process of a lease may run: its number means another one here, or it is there. */
function isRunning(lease: z.infer<typeof leaseSchema>): boolean {
  if (lease.place !== place()) return true;
  try {
    return process.kill(lease.pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code !== 'ESRCH';
  }
}

/**
 * Where process numbers mean the same: this start of this machine, in this container. Two containers may have one
 * host name, as in the host's network.
 */
function place(): string {
  try {
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
    return `${boot} ${readlinkSync('/proc/self/ns/pid')}`;
  } catch {
    return hostname();
  }
}
