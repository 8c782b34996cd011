import { UserError } from '../project/errors.ts';

/** A line of a Dockerfile, continued lines joined: `COPY`, `shell/package.json shell/`. */
export interface Step {
  instruction: string;
  words: string;
}

/** A stage: what it starts from (an image, or a stage), and its steps. */
export interface Stage {
  name: string;
  from: string;
  steps: Step[];
}

/**
 * Reads the stages of a Dockerfile.
 * @throws UserError at a line that is no instruction, or a stage without a name.
 */
export function parseDockerfile(text: string): Stage[] {
  const stages: Stage[] = [];
  for (const line of joinedLines(text)) {
    const [, instruction = '', words = ''] = /^([A-Z]+)\s+([\s\S]+)$/.exec(line) ?? [];
    if (!instruction) throw new UserError(`Dockerfile: ${JSON.stringify(line)} is no instruction.`);
    if (instruction === 'FROM') {
      const [, from = '', name = ''] = /^(\S+) AS (\S+)$/.exec(words) ?? [];
      if (!name) throw new UserError(`Dockerfile: "FROM ${words}" gives its stage no name.`);
      stages.push({ name, from, steps: [] });
    } else stages.at(-1)?.steps.push({ instruction, words });
  }
  return stages;
}

function joinedLines(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => !/^\s*#/.test(line))
    .join('\n')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}
