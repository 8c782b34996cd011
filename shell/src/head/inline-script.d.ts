/** The text of a module as a script of a document (`inlineScript` of the platform's bundling). */
declare module '*?inline-script' {
  const script: string;
  export default script;
}
