declare module 'jsdom' {
  /** A document without a screen. */
  export class JSDOM {
    constructor(html: string, options: { url: string; pretendToBeVisual: boolean });
    readonly window: object;
  }
}
