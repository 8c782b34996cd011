import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/test.ts';
import { holdBackend, row, rows, serveRows } from './backend.ts';

test('offers come from the database, newest first, twelve to a page, and no résumé among them', async ({
  page,
  request,
}) => {
  const answer = await request.get('/rest/v1/jobs?select=title,created_at,type');
  const stored: { title: string; created_at: string }[] = await answer.json();
  const newestFirst = stored
    .toSorted((a, b) => b.created_at.localeCompare(a.created_at))
    .map(({ title }) => title);
  const asked = page.waitForRequest('**/rest/v1/jobs**');
  await page.goto('/vagas');
  expect(new URL((await asked).url()).searchParams.get('type')).toBe('eq.job_offer');

  const titles = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect(titles).toHaveText(newestFirst.slice(0, 12));
  await expect(page.getByRole('article').getByText('Currículo', { exact: true })).toHaveCount(0);
  await expectAccessible(page, 'main');

  await page.getByRole('button', { name: 'Próxima' }).click();
  await expect(titles).toHaveText(newestFirst.slice(12));
  await expect(page.getByRole('heading', { name: 'Vagas abertas' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Vagas abertas' })).toBeInViewport();
});

test("an empty list says 'Nenhuma vaga disponível no momento.' and offers a way on", async ({
  page,
}) => {
  await serveRows(page, []);
  await page.goto('/vagas');
  await expect(page.getByText('Nenhuma vaga disponível no momento.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /WhatsApp/ })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a malformed row is skipped and reported, the others are shown, and markup is text', async ({
  page,
  consoleMessages,
}) => {
  const hostile = row({
    title: '<img src=x onerror=alert(1)>',
    description: '<script>alert(1)</script>',
    pdf_resume_url: 'javascript:alert(1)',
    requirements: null,
  });
  await serveRows(page, [hostile, row({ id: 'b', created_at: 'ontem' }), row({ id: 'c' })]);
  await page.goto('/vagas');
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByText('<script>alert(1)</script>')).toBeVisible();
  await expect(page.locator('main [href^="javascript:"]')).toHaveCount(0);
  expect(consoleMessages.splice(0)).toEqual(['Malformed vacancies, not shown: b']);
});

test('5,000 offers are read by ranges, and only one page of them is in the document', async ({
  page,
}) => {
  const offsets = await serveRows(page, rows(5000));
  await page.goto('/vagas#id-4999');
  await expect(page.getByRole('article', { name: 'Vaga 4999' })).toBeFocused();
  await expect(page.getByText('Página 417 de 417')).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(8);
  expect(offsets).toEqual([0, 1000, 2000, 3000, 4000]);

  await page.getByRole('textbox', { name: 'Buscar nas vagas' }).fill('VAGA 4321');
  await expect(page.getByText('1 vaga encontrada.')).toBeVisible();
  await expect(page.getByRole('article', { name: 'Vaga 4321' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Buscar nas vagas' }).fill('vagas 4321');
  await expect(page.getByText('1 vaga encontrada.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Buscar nas vagas' }).fill('!!!');
  await expect(page.getByText('Nenhuma vaga encontrada para “!!!”.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Buscar nas vagas' }).fill('astronauta');
  await expect(page.getByText('Nenhuma vaga encontrada para “astronauta”.')).toBeVisible();
  await expectAccessible(page, 'main');
  await page.getByRole('search').getByRole('button', { name: 'Limpar' }).click();
  await expect(page.getByText('5.000 vagas, mostrando de 1 a 12.')).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`at ${width} px nothing moves when the offers take the place of the skeletons`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const backend = await holdBackend(page, rows(14));
    await page.goto('/vagas');
    const skeletons = page.getByTestId('job-skeletons');
    await expect(skeletons.locator('> *')).toHaveCount(3);
    await page.evaluate(() => document.fonts.ready);
    const before = await skeletons.boundingBox();
    const search = await page.getByRole('textbox').boundingBox();
    backend.answer();
    await expect(page.getByRole('article')).toHaveCount(12);
    const after = await page.getByRole('article').first().boundingBox();
    expect([after?.x, after?.y, after?.width]).toEqual([before?.x, before?.y, before?.width]);
    expect(await page.getByRole('textbox').boundingBox()).toEqual(search);
  });
}

test('at 320 px with the largest text, in high contrast, everything fits and axe finds nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/vagas');
  await page.evaluate(() => {
    document.documentElement.style.setProperty('--text-size', '24px');
    document.documentElement.dataset.contrast = 'high';
  });
  await expect(page.getByRole('article')).toHaveCount(12);
  const tooWide = await page
    .getByRole('main')
    .evaluate((main) =>
      [...main.querySelectorAll('article, article *, h2, search *')]
        .filter((part) => part.getBoundingClientRect().right > window.innerWidth)
        .map((part) => part.outerHTML.slice(0, 200)),
    );
  expect(tooWide).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expectAccessible(page, 'main');
});
