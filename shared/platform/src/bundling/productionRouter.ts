import type { Plugin } from 'vite';

const FORM = '/react-router/dist/development/';

/**
 * Takes the router as it is for visitors: its package holds it, but exports the form for
 * developers, with its warnings.
 */
export function productionRouter(): Plugin {
  return {
    name: 'site:production-router',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { skipSelf: true });
      if (!found?.id.includes(FORM)) this.error(`${source} is not in ${FORM} any more.`);
      return found.id.replace(FORM, FORM.replace('development', 'production'));
    },
  };
}
