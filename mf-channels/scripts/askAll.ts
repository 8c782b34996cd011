export interface Answer {
  isThere: boolean;
  /** Status or error, for people. */
  reason: string;
}

const TIMEOUT_MS = 15_000;

/** Asks each address once, all at the same time. */
export async function askAll(
  links: readonly string[],
  ask: typeof fetch = fetch,
): Promise<Map<string, Answer>> {
  const answers = await Promise.all(
    links.map(async (link) => [link, await answerOf(link, ask)] as const),
  );
  return new Map(answers);
}

async function answerOf(link: string, ask: typeof fetch): Promise<Answer> {
  try {
    const response = await ask(link, {
      headers: { accept: 'text/html', 'accept-language': 'pt-BR' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return { isThere: response.ok, reason: `status ${response.status}` };
  } catch (error) {
    return { isThere: false, reason: error instanceof Error ? error.message : String(error) };
  }
}
