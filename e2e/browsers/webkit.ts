import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { Builder, Capabilities, Key, type WebDriver, WebElement } from 'selenium-webdriver';
import { elementExpression, SIZE, type Visitor } from './visitor.ts';

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
const POLL_INTERVAL_MS = 50;

/** WebKitGTK as Debian has it, through its own driver, on a screen that `xvfb-run` makes. */
export async function startWebKit(driverPath: string): Promise<Visitor> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', driverPath, `--port=${port}`], { detached: true });
  await untilAnswered(`http://127.0.0.1:${port}/status`);
  let session = await startSession(port);
  const { browserName, browserVersion } = await versionOf(session);
  return {
    name: `${browserName} ${browserVersion}`,
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
        .sendKeys({ Escape: Key.ESCAPE, ArrowRight: Key.ARROW_RIGHT, Enter: Key.ENTER }[name])
        .perform(),
    read: (expression) => session.executeScript(`return ${expression}`),
    async forget() {
      await session.quit();
      session = await startSession(port);
    },
    async close() {
      await session.quit();
      // Negative: the driver together with the screen around it.
      if (driver.pid) process.kill(-driver.pid);
    },
  };
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

async function versionOf(session: WebDriver) {
  const capabilities = await session.getCapabilities();
  return {
    browserName: capabilities.getBrowserName(),
    browserVersion: capabilities.getBrowserVersion(),
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  return typeof address === 'object' && address ? address.port : 0;
}

async function untilAnswered(url: string): Promise<void> {
  while (!(await fetch(url).catch(() => undefined))?.ok) await wait(POLL_INTERVAL_MS);
}
