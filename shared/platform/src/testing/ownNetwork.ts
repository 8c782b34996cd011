import { spawnSync } from 'node:child_process';

/** A network that reaches nothing but the machine's own addresses; a browser in it counts as online. */
const SET_UP =
  'ip link add site0 type veth peer name site1 && ip addr add 192.0.2.1/24 dev site0 && ' +
  'ip link set site0 up && ip link set site1 up && ip link set lo up';

/**
 * The command in a network namespace of its own, where the system lets this process make one, else
 * as it is. Chromium drops what it is connecting to (ERR_NETWORK_CHANGED) whenever the machine gets
 * or loses an address: another program's containers, a VPN, a Wi-Fi.
 */
export function inOwnNetwork(command: readonly string[]): string[] {
  const inside = (script: string) => ['unshare', '--net', 'sh', '-c', script, 'sh'];
  const [unshare = '', ...words] = inside(SET_UP);
  if (spawnSync(unshare, words, { stdio: 'ignore' }).status !== 0) return [...command];
  return [...inside(`${SET_UP} && exec "$@"`), ...command];
}
