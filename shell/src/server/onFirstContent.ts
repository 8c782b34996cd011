/**
 * JavaScript for the head that runs `code` once the page shows content. A busy machine may paint
 * the background before, which is a paint, too.
 */
export function onFirstContent(code: string): string {
  return [
    'new PerformanceObserver(function(l,o){if(l.getEntriesByName("first-contentful-paint")[0]){',
    `o.disconnect();${code}}}).observe({type:"paint",buffered:true});`,
  ].join('');
}
