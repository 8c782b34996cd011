import { expect, test } from 'vitest';
import { aloneReadme } from './aloneReadme.ts';

test('a README taken out of the site’s repository names commands and pages that are there', () => {
  const here = `- Develop: \`npm run dev -- mf-eventos\`, then open one of the paths.
- Build alone: \`npm run build -w mf-eventos\`; result in \`dist/\`.
- Test alone: \`npx vitest run mf-eventos\`.
- Hold against the contract: \`npm run check:remote -- mf-eventos\`.

Add a page: [docs/adding-pages.md](../docs/adding-pages.md).
`;
  expect(
    aloneReadme(here, 'mf-eventos'),
  ).toBe(`- Develop: \`npm run dev\`, then open one of the paths.
- Build alone: \`npm run build\`; result in \`dist/\`.
- Test alone: \`npm test\`.
- Hold against the contract: \`npm run check\`.

Add a page: docs/adding-pages.md of the site's repository.
`);
});
