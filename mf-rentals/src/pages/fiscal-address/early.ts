import { formatReais } from '@site/site/money.ts';
import { answerTo } from './answer.ts';

/*
 * Writes the answer into the page's HTML, a second before React is there. It keeps listening after that: React writes
 * the same text, and would not undo text that it has not written.
 */
// By its own name: a part of another team on the page may have a script too.
const tool = document.querySelector<HTMLElement>('[data-saving-calculator]');
const answer = () => {
  const { amounts, problem, isLong } = answerTo(tool?.querySelector('input')?.value ?? '');
  tool?.toggleAttribute('data-unknown', problem !== undefined);
  tool?.toggleAttribute('data-long', isLong);
  for (const shown of tool?.querySelectorAll<HTMLElement>('[data-amount]') ?? [])
    shown.textContent = formatReais(Reflect.get(amounts, shown.dataset.amount ?? ''));
};
tool?.addEventListener('input', answer);
answer();
