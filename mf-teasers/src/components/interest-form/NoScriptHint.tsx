import { texts } from './texts.ts';

/** Where the form cannot work, it says so and names the way that does. */
export function NoScriptHint({ href }: { href: string }) {
  return (
    <noscript>
      <p className="mt-6 rounded-lg border border-control bg-moss p-4">
        {texts.noScript} <a href={href}>{texts.noScriptLink}</a>
      </p>
    </noscript>
  );
}
