import { execFileSync } from 'node:child_process';

/** What wrk says of one address. */
export interface Load {
  perSecond: number;
  /** In milliseconds. */
  p99: number;
}

/** Requests one address as fast as possible, over 32 connections. */
export function wrk(address: string, encoding: string, seconds: number): Load {
  const words = ['-t1', '-c32', `-d${seconds}s`, '--latency', '-H', `Accept-Encoding: ${encoding}`];
  const said = execFileSync('wrk', [...words, address], { encoding: 'utf8' });
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(said) ?? [];
  const factor = { us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN;
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(said)?.[1]),
    p99: Number(p99) * factor,
  };
}

/** Prints a load as a line, and how it compares to the reference of the same minute. */
export function report(name: string, { perSecond, p99 }: Load, to?: Load): void {
  const ratio = to ? `${(perSecond / to.perSecond).toFixed(2)} of the reference` : '';
  const slower = to ? `${(p99 / to.p99).toFixed(1)} times its p99` : '';
  const rate = Math.round(perSecond).toString().padStart(7);
  console.log(`${name.padEnd(40)} ${rate}/s  ${ratio}  ${slower}`);
}
