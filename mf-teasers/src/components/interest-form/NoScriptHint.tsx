import { Button } from '@site/design/ui/button/Button.tsx';

interface NoScriptHintProps {
  text: string;
  link: string;
  href: string;
  /** Label of the button that takes the place of the one that would do nothing. */
  submit: string;
}

/** Where the form cannot work, it says so and names the way that does. */
export function NoScriptHint({ text, link, href, submit }: NoScriptHintProps) {
  return (
    <noscript>
      <p className="mt-6 rounded-lg border border-control bg-moss p-4">
        {text} <a href={href}>{link}</a>
      </p>
      <Button size="lg" block disabled className="mt-6">
        {submit}
      </Button>
    </noscript>
  );
}
