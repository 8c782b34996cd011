/** Addresses of what the shell's head refers to; the shell's build tells them its render. */
export interface ShellAssets {
  /** The module that starts the page. */
  entry: string;
  stylesheet: string;
  /** Modules the entry needs, so that they load at once. */
  preload: string[];
  /** Fonts of the first screen. */
  fonts: string[];
}
