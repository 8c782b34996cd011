/** Marks the data in a document that lists modules. */
export const MODULE_LIST = 'data-modules';

/**
 * The modules that a document needs, each after those it imports, as data: `startModules` of the shell
 * requests them. `modulepreload` would take bandwidth from the first paint.
 */
export function moduleList(addresses: readonly string[]): string {
  return `<script type="application/json" ${MODULE_LIST}>${JSON.stringify(addresses)}</script>`;
}
