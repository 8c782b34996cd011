import { spawn } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { freePorts } from '@site/platform/testing/freePorts.ts';
import { Builder, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { elementExpression, SIZE, type Visitor } from './visitor.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const POLL_INTERVAL_MS = 50;

/** A browser that has not come after so long is started anew, with its driver: one in some twenty runs hung. */
const START_TIMEOUT_MS = 30_000;
const STARTS = 3;

/** WebKitGTK as Debian has it, through its own driver, on a screen that `xvfb-run` makes. */
export async function startWebKit(driverPath: string): Promise<Visitor> {
  let { session, end } = await startBrowser(driverPath);
  return {
    open: (url) => session.get(url),
    back: () => session.navigate().back(),
    async press(selector, text) {
      const found: unknown = await session.executeScript(
        `return ${elementExpression(selector, text)}`,
      );
      if (!(found instanceof WebElement)) throw new Error(`No ${selector} with "${text}".`);
      await session.actions().move({ origin: found }).click().perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    key: (name) =>
      session
        .actions()
        .sendKeys(
          { Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER, Tab: Key.TAB }[name],
        )
        .perform(),
    read: (expression) => session.executeScript(`return ${expression}`),
    async forget() {
      await end();
      ({ session, end } = await startBrowser(driverPath));
    },
    close: () => end(),
  };
}

async function startBrowser(
  driverPath: string,
  starts = STARTS,
): Promise<{ session: WebDriver; end(): Promise<void> }> {
  const port = await freePorts();
  const driver = spawn('xvfb-run', ['-a', driverPath, `--port=${port}`], { detached: true });
  // Negative: the driver together with the screen around it.
  const endDriver = () => driver.pid && process.kill(-driver.pid);
  await untilAnswered(`http://127.0.0.1:${port}/status`);
  const tooLate = wait(START_TIMEOUT_MS, undefined, { ref: false });
  const session = await Promise.race([startSession(port), tooLate]);
  if (session) return { session, end: () => session.quit().finally(endDriver) };
  endDriver();
  if (starts > 1) return startBrowser(driverPath, starts - 1);
  throw new Error(`WebKit did not start in ${STARTS} times ${START_TIMEOUT_MS / 1000} s.`);
}

async function startSession(port: number): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] },
  });
  const session = await new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
  await session
    .manage()
    .window()
    .setRect({ x: 0, y: 0, ...SIZE });
  return session;
}

async function untilAnswered(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await wait(POLL_INTERVAL_MS);
}
