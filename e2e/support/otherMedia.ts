import { expect, type Page } from '@playwright/test';
import { printed, problemsInPdf, SHEET, textsToPrint } from './printed.ts';

/** Problems on paper: texts that are cut, pale, on a picture or beside the sheet; elements that every sheet repeats. */
function problemsOnPaper(): string[] {
  const main = document.querySelector('main') ?? document.body;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  const range = document.createRange();
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const element = node.parentElement;
    if (!element || !node.textContent?.trim() || element.closest('.sr-only, script, style'))
      continue;
    range.selectNodeContents(node);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    const name = `"${node.textContent.slice(0, 40)}"`;
    if (width === 0 || !element.checkVisibility({ visibilityProperty: true })) continue;
    const isCut = (box: DOMRect) =>
      left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1;
    for (let around = element; around !== main; around = around.parentElement ?? main)
      if (getComputedStyle(around).overflow !== 'visible' && isCut(around.getBoundingClientRect()))
        found.push(`${name} is cut`);
    const isOn = ({ left: from, right: to, top: above, bottom: below }: DOMRect) =>
      right > from + 1 && left < to - 1 && bottom > above + 1 && top < below - 1;
    if ([...main.querySelectorAll('img')].some((image) => isOn(image.getBoundingClientRect())))
      found.push(`${name} is on a picture`);
    if (left < 0 || right > innerWidth) found.push(`${name} is beside the sheet`);
    const channels =
      getComputedStyle(element)
        .color.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    if (channels.length === 3 && Math.min(...channels) > 128) found.push(`${name} is pale`);
  }
  for (const element of document.querySelectorAll('body *'))
    if (getComputedStyle(element).position === 'fixed' && element.checkVisibility())
      found.push(`${element.outerHTML.slice(0, 60)} is on every sheet`);
  return found;
}

/** What must be read on paper as on the screen: its headings, amounts, and slides of carousels. */
function mustBeRead(): string[] {
  const selector = 'main :is(h1, h2, h3, dd, blockquote, .swiper-slide, .scroll-x img)';
  return [...document.querySelectorAll(selector)]
    .filter((element) => element.checkVisibility() && !element.closest('[data-print=hide], nav'))
    .map((element) => element.textContent || (element.getAttribute('alt') ?? ''));
}

/** Icons with a contrast below 3 to their background, in the system's own colours. */
function hardlySeen(): string[] {
  // `expectAccessible` has brought axe.
  const { Color, getContrast } = Reflect.get(window, 'axe').commons.color;
  const colorOf = (text: string) => new Color(...(text.match(/[\d.]+/g) ?? []).map(Number));
  const groundOf = (element: Element | null): string => {
    const color = element ? getComputedStyle(element).backgroundColor : 'rgb(255, 255, 255)';
    return element && /, 0\)$/.test(color) ? groundOf(element.parentElement) : color;
  };
  return [...document.querySelectorAll('svg.icon')].flatMap((icon) => {
    const contrast = getContrast(colorOf(groundOf(icon)), colorOf(getComputedStyle(icon).color));
    const isSeen = contrast >= 3 || !icon.checkVisibility({ visibilityProperty: true });
    return isSeen ? [] : [`${contrast.toFixed(2)}: ${icon.parentElement?.outerHTML.slice(0, 80)}`];
  });
}

/**
 * Texts that a browser's forced dark theme turns white on a background that it keeps: Chromium keeps
 * backgrounds up to a brightness of 205, and turns letters below 150.
 */
function whiteInForcedDark(): string[] {
  const brightness = (color: string) => {
    const [r = 0, g = 0, b = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
    return alpha === 0 ? undefined : (r * 299 + g * 587 + b * 114) / 1000;
  };
  const groundOf = (element: Element | null): number =>
    element
      ? (brightness(getComputedStyle(element).backgroundColor) ?? groundOf(element.parentElement))
      : 255;
  return [...document.querySelectorAll('body *')]
    .filter((element) =>
      [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim(),
      ),
    )
    .filter((element) => {
      const { color, colorScheme } = getComputedStyle(element);
      const ground = groundOf(element);
      return (
        !colorScheme.includes('only') &&
        ground > 100 &&
        ground <= 205 &&
        (brightness(color) ?? 255) < 150
      );
    })
    .map((element) => element.outerHTML.slice(0, 100));
}

/** Panels that stay beside a longer column, and end below the window's lower edge. */
function tallPanels(): string[] {
  const stays = (element: Element) => getComputedStyle(element).position === 'sticky';
  const panels = [...document.querySelectorAll('main *')].filter(stays);
  return panels
    .filter((panel) => panel.querySelector('a, button, input, select, summary'))
    .filter((panel) => {
      const top = Number.parseFloat(getComputedStyle(panel).top);
      return top + panel.getBoundingClientRect().height > innerHeight;
    })
    .map((panel) => panel.outerHTML.slice(0, 80));
}

/** Holds the page against a sheet of paper, the system's own colours, and windows that are low. */
export async function expectInOtherMedia(page: Page): Promise<void> {
  for (const height of [625, 480, 390, 256]) {
    await page.setViewportSize({ width: 1366, height });
    expect(await page.evaluate(tallPanels), `${height} px high`).toEqual([]);
  }
  await page.setViewportSize(SHEET);
  // Before paper: buttons go back from its colours by a transition.
  expect(await page.evaluate(whiteInForcedDark)).toEqual([]);
  const onScreen = await page.evaluate(mustBeRead);
  const print = () => page.pdf({ format: 'A4' });
  const { pdf, read } = await printed(() => page.evaluate(textsToPrint), print);
  expect(await problemsInPdf(pdf, read)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  expect(await page.evaluate(problemsOnPaper)).toEqual([]);
  expect(await page.evaluate(mustBeRead)).toEqual(onScreen);
  await page.emulateMedia({ media: null });
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(hardlySeen)).toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}
