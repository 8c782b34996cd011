import { styleText } from 'node:util';
import { messageOf, UserError } from './errors.ts';

/**
 * Runs a command with the words behind its name. A failure ends it with one clear sentence and
 * exit code 1; `SITE_DEBUG=1` shows where an unexpected one came from.
 */
export async function runCommand(command: (words: string[]) => Promise<void>): Promise<void> {
  try {
    await command(process.argv.slice(2));
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

/** The bundler's messages hold the stack of what a plugin threw; the sentence before it is enough. */
function withoutStack(message: string): string {
  return message.replaceAll(/\n {4}at .+/g, '');
}
