import { fill } from '@site/content/fill.ts';
import { groupThousands } from '@site/content/groupThousands.ts';

/** A number with its noun: "1 vaga", "5.000 vagas". */
export function countText({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count: groupThousands(count) });
}
