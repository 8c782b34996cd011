interface NoScriptHintProps {
  text: string;
  link: string;
  href: string;
}

/** Where the form cannot work, it says so and names the way that does. */
export function NoScriptHint({ text, link, href }: NoScriptHintProps) {
  return (
    <noscript>
      <p className="mt-6 rounded-lg border border-control bg-moss p-4">
        {text} <a href={href}>{link}</a>
      </p>
    </noscript>
  );
}
