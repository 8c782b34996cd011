const PAGE_HREF = /^\/[a-z0-9/.-]*(\?[a-z]+=[^#\s]*)?(#[a-z0-9-]+)?$/;
const MIN_ALT_LENGTH = 20;

/**
 * What is wrong with a page's texts, each with its field (`faq.items.0.answer`): the types of a
 * content say which fields there are, not what is written in them. `html` is the rendered page.
 */
export function contentProblems(content: unknown, html: string, field = ''): string[] {
  if (typeof content === 'string')
    return textProblems(content, field, html).map((problem) => `${field}: ${problem}`);
  if (typeof content !== 'object' || content === null) return [];
  const fields = 'variants' in content ? { alt: '', ...content } : content;
  return Object.entries(fields).flatMap(([name, value]) =>
    contentProblems(value, html, field ? `${field}.${name}` : name),
  );
}

function textProblems(text: string, field: string, html: string): string[] {
  const problems: string[] = [];
  if (!text.trim()) problems.push('write a text here');
  else if (text.trim() !== text) problems.push('take away the space at the start or the end');
  if (text.includes('  ')) problems.push('write one space between words');
  if (text.includes('"')) problems.push('write “ and ” in the place of "');
  if (field.endsWith('.alt') && text.length < MIN_ALT_LENGTH)
    problems.push(
      `describe the picture in ${MIN_ALT_LENGTH} characters or more, for a reader who cannot see it`,
    );
  if (field.endsWith('href')) {
    if (text.startsWith('/') && !PAGE_HREF.test(text))
      problems.push("write a page of this site as '/sobre' or '/servicos#saude'");
    if (text.startsWith('#') && !html.includes(`id="${text.slice(1)}"`))
      problems.push(`the page has nothing with the id ${text.slice(1)}`);
  }
  return problems;
}
