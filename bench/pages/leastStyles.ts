import type { Browser } from 'playwright';

const STYLE = /(<style[^>]*>)[\s\S]*?<\/style>/g;

/** A phone's screen, as the measured visits have. */
const SCREEN = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/**
 * Finds what of a page's styles matches any of its elements, in whatever state they may be: the least
 * that the page needs for its first paint. Returns the rules of each `<style>`, in their order.
 */
export async function leastStyles(browser: Browser, address: string): Promise<string[]> {
  const context = await browser.newContext({ ...SCREEN, javaScriptEnabled: true });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'load' });
  const found = await page.evaluate(() => {
    const STATES =
      /::?(?:before|after|backdrop|marker|placeholder|selection|file-selector-button|details-content|-[\w-]+)(?:\([^)]*\))?|:(?:hover|focus|focus-visible|focus-within|active|visited|target|open|popover-open|checked|disabled|invalid|user-invalid)\b/g;
    const isNeeded = (selector: string, parent: string) => {
      const bare = selector.replace(STATES, '').replaceAll('&', parent && `:is(${parent})`);
      try {
        return document.querySelector(bare.trim() || '*') !== null;
      } catch {
        return true;
      }
    };
    const textOf = (rule: CSSRule, parent: string): string => {
      if (rule instanceof CSSStyleRule) {
        const inner = [...rule.cssRules].map((one) => textOf(one, rule.selectorText)).join('');
        const own = rule.style.cssText;
        if (!inner && !(own && isNeeded(rule.selectorText, parent))) return '';
        return `${rule.selectorText}{${own}${inner}}`;
      }
      if (rule instanceof CSSKeyframesRule || !(rule instanceof CSSGroupingRule))
        return rule.cssText;
      const inner = [...rule.cssRules].map((one) => textOf(one, parent)).join('');
      return inner && `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
    };
    return [...document.querySelectorAll('style')].map((style) =>
      [...(style.sheet?.cssRules ?? [])].map((rule) => textOf(rule, '')).join(''),
    );
  });
  await context.close();
  return found;
}

/** A document whose styles are these, in their order; its policy, which names the others, is left out. */
export function withLeastStyles(html: string, least: readonly string[]): string {
  const styles = least.values();
  return html
    .replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, '')
    .replace(STYLE, (_, open) => `${open}${styles.next().value ?? ''}</style>`);
}
