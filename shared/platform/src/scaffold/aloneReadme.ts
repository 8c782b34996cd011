/**
 * A remote's README where it has a repository of its own: commands as its package.json has them,
 * and what lies in the site's repository named instead of linked.
 */
export function aloneReadme(text: string, remote: string): string {
  const commands = {
    [`npm run dev -- ${remote}`]: 'npm run dev',
    [`npm run build -w ${remote}`]: 'npm run build',
    [`npx vitest run ${remote}`]: 'npm test',
    [`npm run check:remote -- ${remote}`]: 'npm run check',
  };
  return Object.entries(commands)
    .reduce((all, [here, alone]) => all.replaceAll(`\`${here}\``, `\`${alone}\``), text)
    .replaceAll(/\[([^\]]+)\]\(\.\.\/[^)]+\)/g, "$1 of the site's repository");
}
