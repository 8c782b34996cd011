/**
 * How long one change of the complaint channels' filter takes with 5,000 entities, as a visitor
 * types. Run it with `node bench/filter.bench.ts`. Absolute times depend on the machine, so the
 * same keystrokes also run, in turn, against a plain reference that folds every field each time:
 * the ratio is what to compare. The goal: under 16 ms on a processor four times slower.
 */
import type { Directory, EntityLogo } from '../mf-channels/src/pages/directory/entities.ts';
import { filterDirectory, indexDirectory } from '../mf-channels/src/pages/directory/filter.ts';
import { synonyms } from '../mf-channels/src/pages/directory/synonyms.ts';

const ENTITIES = 5000;
const ROUNDS = 15;
const SLOWDOWN = 4;
const GOAL_MS = 16;
const TYPED = ['policia', 'ministério público', 'sindicato', 'tribunal de contas', 'ouvidoria zzz'];

const WORDS =
  'polícia ministério tribunal secretaria ouvidoria sindicato conselho câmara goiás união estado saúde economia indústria comércio proteção fiscalização município consumidor trânsito'.split(
    ' ',
  );
const directory = makeDirectory();
const keystrokes = TYPED.flatMap((text) => Array.from(text, (_, at) => text.slice(0, at + 1)));

let index = indexDirectory({ publicas: [], outras: [] });
const indexing = time(() => {
  index = indexDirectory(directory);
  return index.publicas.length;
});

/** Times of each keystroke: the median of its rounds is what it costs, the rest is the machine. */
const ours = keystrokes.map((): number[] => []);
const plain = keystrokes.map((): number[] => []);
for (let round = 0; round < ROUNDS; round += 1) {
  for (const [at, searchTerm] of keystrokes.entries()) {
    ours[at]?.push(time(() => filterDirectory(index, { searchTerm, tipoEntidade: 'all' }).total));
    plain[at]?.push(time(() => reference(directory, searchTerm)));
  }
}

const costs = ours.map(median);
const typical = median(costs);
const worst = Math.max(...costs);
const ratio = median(plain.map(median)) / typical;
const slowed = worst * SLOWDOWN;
const verdict = slowed < GOAL_MS ? 'kept' : 'MISSED';
console.log(`${ENTITIES} entities, ${keystrokes.length} keystrokes, ${ROUNDS} rounds`);
console.log(`once, at the start:    ${indexing.toFixed(1)} ms`);
console.log(`a keystroke:           ${typical.toFixed(3)} ms, the slowest ${worst.toFixed(3)} ms`);
console.log(`against the reference: ${ratio.toFixed(1)} times as fast`);
console.log(
  `${SLOWDOWN} times slower:        ${slowed.toFixed(2)} ms for the slowest (goal of ${GOAL_MS} ms ${verdict})`,
);

/** What one would write first: the same rules, every field folded anew on every keystroke. */
function reference({ publicas, outras }: Directory, searchTerm: string): number {
  const simple = (text: string) =>
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]/gu, ' ');
  const words = simple(searchTerm).split(' ').filter(Boolean);
  const matches = (fields: readonly string[]) =>
    words.every((word) =>
      fields.some((field) => {
        const text = ` ${simple(field)}`;
        const also = Object.hasOwn(synonyms, word) ? (synonyms[word] ?? []) : [];
        return text.includes(word) || also.some((synonym) => text.includes(` ${synonym}`));
      }),
    );
  const found = publicas.filter(({ nome, sigla }) => matches([nome, sigla]));
  const others = outras.filter(({ nome, descricao, tipo }) => matches([nome, descricao, tipo]));
  return found.length + others.length;
}

function makeDirectory(): Directory {
  const logo: EntityLogo = { shape: 'selo', tone: 'gold' };
  const link = 'https://example.org/';
  const phrase = (seed: number, length: number) =>
    Array.from({ length }, (_, at) => WORDS[(seed * 7 + at * 11) % WORDS.length]).join(' ');
  const half = Array.from({ length: ENTITIES / 2 }, (_, seed) => seed);
  return {
    publicas: half.map((seed) => ({
      nome: `${phrase(seed, 5)} ${seed}`,
      sigla: `S-${seed}`,
      logo,
      link,
    })),
    outras: half.map((seed) => ({
      nome: `${phrase(seed, 3)} ${seed}`,
      descricao: phrase(seed + 3, 14),
      tipo: phrase(seed + 5, 2),
      link,
    })),
  };
}

/** Processor time in milliseconds: what others do on the machine meanwhile does not count. */
function time(task: () => number): number {
  const before = process.cpuUsage();
  task();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
