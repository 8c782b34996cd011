import { type Running, startProcess } from '@site/platform/edge/startProcess.ts';
import { ROOT } from '@site/platform/project/apps.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { problemsInPdf, textsToPrint } from '../support/printed.ts';
import { lostTexts, translate, useControls } from '../support/translated.ts';
import { hasFont } from '../support/untilFont.ts';
import { type EngineName, startEngine } from './engines.ts';
import { elementExpression, type Printer, type Visitor } from './visitor.ts';

/** React leaves a mark on every node that it has taken over. */
const HYDRATED = `(() => {
  const isTaken = (element) => Object.keys(element ?? {}).some((key) => key.startsWith('__react'));
  return isTaken(document.querySelector('[data-remote]')?.firstElementChild)
    && isTaken(document.querySelector('header'));
})()`;

/** A style that the policy keeps out has no rules. */
const STYLES =
  '[...document.querySelectorAll("style")].every(({ sheet }) => sheet?.cssRules.length > 0)';
const CONTROLS = 'document.querySelectorAll("main :is(button, input, select, summary)").length';
const OVERFLOW = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';

/** Visits a site of its own in a browser that is not Chromium; each has a file, so that both are visited at once. */
export function visitsIn(name: EngineName, port: number): void {
  describe(`in ${name}`, () => {
    let site: Running;
    const address = `http://localhost:${port}`;
    let visitor: Visitor;

    beforeAll(async () => {
      site = await startProcess({
        name: 'npm start',
        command: [process.execPath, 'shared/platform/src/commands/start.ts'],
        folder: ROOT,
        env: { PORT: String(port), DATA_FOLDER: `.data/test-browsers-${port}` },
        isReady: (log) => log.includes('The site is at'),
      });
      visitor = await startEngine(name);
    });
    afterAll(() => Promise.all([visitor?.close(), site?.stop()]));

    const soon = (expression: string) =>
      expect.poll(() => visitor.read(expression), { message: expression });
    const isShown = (selector: string, text = '') =>
      soon(
        `[...document.querySelectorAll(${JSON.stringify(selector)})].some((element) =>
        element.checkVisibility({ visibilityProperty: true })
        && element.textContent.includes(${JSON.stringify(text)}))`,
      );

    /** Opens a page in a browser that has chosen about cookies, so that no bar lies on it. */
    const open = async (path: string) => {
      await visitor.open(address + path);
      await soon(HYDRATED).toBe(true);
    };
    const openAfterChoice = async (path: string) => {
      await visitor.open(`${address}/robots.txt`);
      await visitor.read(`localStorage.setItem('cookie_consent', 'essential-only')`);
      await open(path);
    };
    /** Firefox waits half a second at each sheet, so that one tab alone takes two minutes. */
    const expectPrinted = async (paths: Iterable<string>) => {
      const sheets: [string, Printer | undefined][] = [];
      // Before the first sheet: while one tab prints, Firefox may lose another that opens.
      for (const path of paths) sheets.push([path, await visitor.openPrinter?.()]);
      const waiting = sheets.values();
      const printSome = async () => {
        for (const [path, print] of waiting) {
          const { pdf, read } = (await print?.(address + path, `(${textsToPrint})()`)) ?? {};
          if (pdf)
            expect(await problemsInPdf(pdf, z.parse(z.array(z.string()), read)), path).toEqual([]);
        }
      };
      await Promise.all(Array.from({ length: 6 }, printSome));
    };
    const press = async (selector: string, text?: string) => {
      await soon(`Boolean(${elementExpression(selector, text)})`).toBe(true);
      await visitor.press(selector, text);
    };

    const FRAGMENTS = `[...document.querySelectorAll('[data-fragment]')]`;
    /** Translates the page, reaches its fragments, uses all controls twice, and forgets what was chosen. */
    const expectTranslated = async (path: string) => {
      await visitor.read(`(${translate})()`);
      // Until the code that listens is there, too.
      await soon(`${FRAGMENTS}.every((one) => {
        one.dispatchEvent(new Event('focusin'));
        return 'hydrated' in one.dataset;
      })`).toBe(true);
      await visitor.read(
        `void (${useControls})(${lostTexts}).then((found) => { window.lost = found.join() })`,
      );
      await soon('typeof window.lost').toBe('string');
      expect(await visitor.read('window.lost'), path).toBe('');
      await visitor.read('localStorage.clear()');
    };

    test('every page is hydrated, the policy lets its styles pass, and nothing sticks out of it; translated, every control of the fullest page of each remote works twice', async () => {
      const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
      const paths = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(
        ([, url = '']) => new URL(url).pathname,
      );
      expect(paths.length).toBeGreaterThan(30);
      // Of vacancies one stands for all.
      const kinds = new Map(paths.map((path) => [path.replace(/^\/vagas\/.+/, '/vagas/'), path]));
      await expectPrinted(kinds.values());
      // Chromium uses the controls of every page: in these two that takes five minutes of a core.
      const fullest = new Map<unknown, { path: string; controls: number }>();
      for (const path of kinds.values()) {
        await open(path);
        expect(await visitor.read('document.querySelectorAll("h1").length'), path).toBe(1);
        expect(await visitor.read(STYLES), path).toBe(true);
        expect(await visitor.read(OVERFLOW), path).toBe(false);
        const remote = await visitor.read('document.querySelector("[data-remote]").dataset.remote');
        const controls = Number(await visitor.read(CONTROLS));
        if (controls > (fullest.get(remote)?.controls ?? -1))
          fullest.set(remote, { path, controls });
      }
      expect(fullest.size).toBeGreaterThan(4);
      for (const { path } of fullest.values()) {
        await open(path);
        await expectTranslated(path);
      }
    }, 600_000);

    test('pages that show a fragment of another remote keep working translated, and so does the fragment', async () => {
      for (const path of ['/', '/sobre']) {
        await openAfterChoice(path);
        expect(await visitor.read(`${FRAGMENTS}.length`), path).toBe(1);
        await expectTranslated(path);
      }
    }, 120_000);

    test('a first visit: all of the page and the font come, the cookie bar asks once, then a popup comes, and Escape closes it', async () => {
      await visitor.forget();
      await open('/');
      await soon(`(${hasFont})()`).toBe(true);
      await soon('document.querySelector("[data-offscreen-deferred]") === null').toBe(true);
      await press('button', 'Aceitar todos');
      await isShown('button', 'Aceitar todos').toBe(false);
      await isShown('dialog').toBe(true);
      await visitor.key('Escape');
      await isShown('dialog').toBe(false);
      await open('/sobre');
      await isShown('button', 'Aceitar todos').toBe(false);
    });

    test('the menu leads to a page without a reload, and Back to where one was', async () => {
      await openAfterChoice('/sobre');
      await visitor.read('window.isSameDocument = true');
      await press('header button', 'Serviços');
      await press('header a', 'Endereço Fiscal');
      await soon('location.pathname').toBe('/endereco-fiscal');
      await isShown('h1').toBe(true);
      await soon(HYDRATED).toBe(true);
      await visitor.back();
      await soon('location.pathname').toBe('/sobre');
      expect(await visitor.read('window.isSameDocument')).toBe(true);
    });

    test('a link to a section of another page leads to it as a full load does, also for Tab', async () => {
      await openAfterChoice('/sobre');
      await visitor.read(`document.querySelector('footer a[href$="#resumo"]').focus()`);
      await visitor.key('Enter');
      await soon('document.querySelector(":target")?.id').toBe('resumo');
      await soon(HYDRATED).toBe(true);
      await visitor.key('Tab');
      await soon(`(() => {
        const place = document.querySelector('#resumo');
        const { activeElement } = document;
        return activeElement.closest('main') !== null
          && (place.compareDocumentPosition(activeElement) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
      })()`).toBe(true);
    });

    test('the interest form says what is missing, then thanks', async () => {
      await openAfterChoice('/crm');
      await press('main form button');
      await isShown('main form', 'Nome deve ter pelo menos 3 caracteres').toBe(true);
      const answers = { name: 'Ana Souza', email: 'ana@loja.example', whatsapp: '62 90000-0000' };
      for (const [field, answer] of Object.entries(answers)) {
        await press(`main form [name="${field}"]`);
        await visitor.type(answer);
      }
      await press('main form button');
      await isShown('main', 'Seus dados foram registrados com sucesso!').toBe(true);
    });

    test('the photographs move by button and by arrow key', async () => {
      await openAfterChoice('/aluguel-auditorio');
      // The photograph in view, once it lies still: while one moves in it is not there yet.
      const current = `[...document.querySelectorAll('main [role="group"] [role="group"]')]
      .find((slide) => !slide.closest('[aria-hidden="true"], [inert]')
        && Math.abs(slide.getBoundingClientRect().left
          - slide.parentElement.parentElement.getBoundingClientRect().left) < 1
        && / de 5$/.test(slide.getAttribute('aria-label') ?? ''))?.getAttribute('aria-label')`;
      await visitor.read(`document.querySelector('main [aria-label^="Fotos d"]').scrollIntoView()`);
      await press('main button', 'Próxima foto');
      await soon(current).toBe('2 de 5');
      await visitor.key('ArrowRight');
      await soon(current).toBe('3 de 5');
    });
  });
}
