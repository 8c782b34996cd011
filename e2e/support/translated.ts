/*
 * What a test does to a page that a browser translates. These functions run in the page, in any browser:
 * they use nothing from outside of themselves.
 */

/**
 * Changes a page as Chrome's translator does, now and later: `<font><font>…</font></font>` replaces each
 * text node that React made. The words stay as they are, so that `lostTexts` can compare them with the
 * texts that React still writes into its own nodes.
 */
export function translate(): void {
  const replaced: [text: Node, shown: Node][] = [];
  Object.assign(window, { replaced });
  const SKIPPED = 'font, script, style, noscript, textarea, svg, title';
  const wrap = (text: Node) => {
    const parent = text.parentElement;
    if (!parent || parent.closest(SKIPPED) || !text.textContent?.trim()) return;
    const inner = document.createElement('font');
    const outer = document.createElement('font');
    inner.textContent = text.textContent;
    outer.append(inner);
    parent.replaceChild(outer, text);
    replaced.push([text, inner]);
  };
  const wrapAll = (root: Node) => {
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(wrap);
  };
  wrapAll(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(wrapAll);
  }).observe(document.body, { childList: true, subtree: true });
}

/** Texts that React changed in a node that the translator had replaced. */
export function lostTexts(): string[] {
  const replaced: [text: Node, shown: Node][] = Reflect.get(window, 'replaced') ?? [];
  return replaced
    .filter(([text, shown]) => shown.isConnected && shown.textContent !== text.textContent)
    .map(([text, shown]) => `"${shown.textContent}" in place of "${text.textContent}"`);
}

/**
 * Uses every control inside of an element twice, also those that come meanwhile, and resolves with what
 * went wrong: `lost` says which texts are lost now. The frame's are the same on every page.
 */
export async function useControls(lost: () => string[], within = 'main'): Promise<string[]> {
  const CONTROLS = `${within} :is(button, input, select, textarea, summary, a[href], [data-tooltip])`;
  const MOST_USES = 2000;
  const typed = ['procon', 'motorista', 'zzz', '9.000', ''];
  const answers: Record<string, string> = { email: 'ana@loja.example', tel: '62 90000-0000' };
  const path = location.pathname;
  const findings = new Set<string>();
  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  /** Time for what React renders after an event; no timer, which browsers delay by 4 ms. */
  const settle = async () => {
    for (let at = 0; at < 6; at += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
      port1.close();
    }
  };
  const note = (what: string) => {
    for (const text of lost()) findings.add(`${what}: ${text}`);
    if (document.querySelector('.error-page')) findings.add(`${what}: the page fell`);
  };
  const fire = (target: Element, type: string) =>
    target.dispatchEvent(new Event(type, { bubbles: true, cancelable: true }));
  const put = (field: Element, value: string, type: string) => {
    // React replaces the setter of each field, to see what changes it.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    fire(field, type);
    fire(field, 'focusout');
  };
  const usesOf = (control: Element): (() => void)[] => {
    if (control instanceof HTMLSelectElement)
      return [...control.options].map(
        ({ value }) =>
          () =>
            put(control, value, 'change'),
      );
    if (control.matches('textarea, input:not([type=checkbox], [type=radio], [type=hidden])'))
      return [...typed, answers[control.getAttribute('type') ?? ''] ?? 'Ana Souza'].map(
        (value) => () => put(control, value, 'input'),
      );
    const leads = control instanceof HTMLAnchorElement;
    if (leads && (control.target || control.pathname !== path)) return [];
    return control instanceof HTMLElement ? [() => control.click()] : [];
  };
  const use = async (control: Element) => {
    const uses = usesOf(control);
    if (uses.length === 0 && !control.matches('[data-tooltip]')) return;
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim().slice(0, 40);
    // Scrolling to each of them would lay out the page as often.
    if (control instanceof HTMLElement) control.focus({ preventScroll: true });
    control.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    for (const act of uses) {
      if (!control.isConnected) return;
      act();
      // What is typed is looked up in what is loaded then.
      await (control.matches('input') ? pause(50) : settle());
      note(`${control.localName} ${name || control.getAttribute('name')}`);
    }
  };
  note('before any');
  const used = new Map<Element, number>();
  for (const round of [1, 2]) {
    const isNext = (element: Element) =>
      (used.get(element) ?? 0) < round && !element.closest('[hidden]');
    for (let uses = 0; uses < MOST_USES && findings.size === 0; uses += 1) {
      const control = [...document.querySelectorAll(CONTROLS)].find(isNext);
      if (!control) break;
      used.set(control, round);
      await use(control);
    }
    await pause(150);
    note(`after round ${round}`);
  }
  if (location.pathname !== path) findings.add(`a control led to ${location.pathname}`);
  return [...findings];
}
