import { type HtmlNode, readHtml } from '@site/composer/validation/contents/readHtml.ts';

const UNREAD = /^(script|style|svg)$/;
const BLOCK = /^(article|div|dl|figure|p|section|tr|ul)$/;

/**
 * What HTML says, as Markdown has it: `## Heading`, `- item`, `[words](address)` with the address decoded.
 * A field is `<placeholder>`.
 */
export function readPage(html: string): string {
  const lines = readHtml(html).document.childNodes.map(read).join('').split('\n');
  return lines.flatMap((line) => line.replace(/\s+/g, ' ').trim() || []).join('\n');
}

function read(node: HtmlNode): string {
  if (node.nodeName === '#text' && 'value' in node) return node.value;
  if (!('attrs' in node) || UNREAD.test(node.nodeName)) return '';
  const words = node.childNodes.map(read).join('');
  const attribute = (name: string) => node.attrs.find((one) => one.name === name)?.value ?? '';
  const [, level] = /^h(\d)$/.exec(node.nodeName) ?? [];
  if (level) return `\n${'#'.repeat(Number(level))} ${words}\n`;
  if (node.nodeName === 'a') return `[${words.trim()}](${decodeURIComponent(attribute('href'))})`;
  if (node.nodeName === 'input') return `<${attribute('placeholder')}>`;
  if (node.nodeName === 'li') return `\n- ${words}\n`;
  return BLOCK.test(node.nodeName) ? `\n${words}\n` : `${words} `;
}
