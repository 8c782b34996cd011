import { type ParseArgsConfig, parseArgs, styleText } from 'node:util';
import { messageOf } from '@site/contract/messageOf.ts';
import { UserError } from './errors.ts';

type Options = NonNullable<ParseArgsConfig['options']>;
type Values<Given extends Options> = ReturnType<
  typeof parseArgs<{ options: Given; allowPositionals: true }>
>['values'];

interface CommandLine<Given extends Options> {
  /** The text of `--help`, at most one screen: usage, purpose, options, an example. */
  help: string;
  options?: Given;
  names?: number;
}

/**
 * Runs a command with the options and names of its command line; an unknown option is an error. An error prints one
 * sentence and sets exit code 1; `SITE_DEBUG=1` also prints where an unexpected error came from.
 */
export async function runCommand<const Given extends Options = Record<never, never>>(
  { help, options, names = 0 }: CommandLine<Given>,
  command: (values: Values<Given>, names: string[]) => Promise<void>,
): Promise<void> {
  try {
    if (process.argv.includes('--help')) return console.log(help);
    const { values, positionals } = parsed(help, options ?? ({} as Given));
    if (positionals.length > names)
      throw misused(`Unexpected argument '${positionals[names]}'`, help);
    await command(values, positionals);
  } catch (error) {
    console.error(styleText('red', `✗ ${withoutStack(messageOf(error))}`));
    if (!(error instanceof UserError)) {
      console.error(
        process.env.SITE_DEBUG ? error : 'Set SITE_DEBUG=1 to see where this came from.',
      );
    }
    process.exitCode = 1;
  }
}

function parsed<const Given extends Options>(help: string, options: Given) {
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw misused(messageOf(error), help);
  }
}

function misused(problem: string, help: string): UserError {
  return new UserError(`${problem.split(/[.\n]/, 1)}. Say: ${help.split('\n', 1)}`);
}

/** The bundler's messages hold the stack of what a plugin threw; the sentence before it is enough. */
function withoutStack(message: string): string {
  return message.replaceAll(/\n {4}at .+/g, '');
}
