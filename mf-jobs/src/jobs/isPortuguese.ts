const ACCENTS = /[áàâãéêíóôõúç]/i;
const PORTUGUESE =
  /\b(?:o|os|as|ao|aos|da|das|de|dos|em|na|no|nas|nos|um|uma|para|por|com|que|foi)\b/i;
const ENGLISH =
  /\b(?:a|an|and|access|does|denied|due|error|exist|expired|failed|for|found|in|invalid|is|key|not|of|permission|request|server|the|timeout|to|was)\b/i;

/** Whether a short message is in Portuguese, as far as its little words and accents tell. */
export function isPortuguese(message: string): boolean {
  return ACCENTS.test(message) || (PORTUGUESE.test(message) && !ENGLISH.test(message));
}
