/** Marks the data in a document that lists modules. */
export const MODULE_LIST = 'data-modules';

/**
 * The modules that a document's shell or page needs, each after those it imports, as data: nothing
 * of it is fetched until the head's starter turns it into preloads (see the shell's `startModules`).
 * It replaces `modulepreload`, which would share the line with the first
 * paint.
 */
export function moduleList(addresses: readonly string[]): string {
  return `<script type="application/json" ${MODULE_LIST}>${JSON.stringify(addresses)}</script>`;
}
