/** Addresses of what the shell's head refers to; the shell's build passes them to its render. */
export interface ShellAssets {
  /** The module that starts the page. */
  entry: string;
  stylesheet: string;
  /** The entry and all that it imports, each after what it imports itself. */
  modules: string[];
}
