import type { Plugin } from 'vite';

/** What the federation plugin calls the chunk of the exposed module `./remote`. */
export const EXPOSED_CHUNK = '__federation_expose_Remote';

const PASSES_ON = /^export\s*\{\s*([\w$]+) as default\s*\}\s*from\s*["'`]/;

/**
 * Makes the chunk that holds the exposed module the one that the entry asks for. The bundler leaves a
 * file in between that only passes the module on: a request for every page, for nothing. Fails when
 * the bundler writes it in another way.
 */
export function exposedWithShared(): Plugin {
  return {
    name: 'site:exposed-with-shared',
    generateBundle: {
      // Before the federation plugin writes the chunk's name into the entry.
      order: 'pre',
      handler(_options, bundle) {
        for (const between of Object.values(bundle)) {
          if (between.type !== 'chunk' || between.name !== EXPOSED_CHUNK) continue;
          const [file] = between.imports;
          const passed = PASSES_ON.exec(between.code)?.[1];
          const holder = file ? bundle[file] : undefined;
          // The holder itself, or a module that shares nothing.
          if (!between.facadeModuleId || !passed || holder?.type !== 'chunk') continue;
          const name = passed.replaceAll('$', '\\$');
          // Its imports may have names that look the same.
          const held = new RegExp(`(?<=export\\s*\\{[^}]*)([\\w$]+) as ${name}(?=[,}])`);
          if (!held.test(holder.code)) this.error('the bundler exports in another way now.');
          holder.code = holder.code.replace(held, '$&,$1 as default');
          delete bundle[between.fileName];
        }
      },
    },
  };
}
