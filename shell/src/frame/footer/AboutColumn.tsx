import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Logo } from '@site/design/ui/logo/Logo.tsx';
import { site } from '@site/site';
import { content } from './content.ts';

/** Who the association is, and why one may trust its site. */
export function AboutColumn() {
  return (
    <div className="max-w-md">
      <Logo name={site.shortName} className="text-[min(1.375rem,6vw)]!" />
      <p className="mt-4 text-muted">{content.about}</p>
      <ul aria-label={content.securityLabel} className="mt-5 grid gap-x-5 gap-y-2 @sm:grid-cols-2">
        {content.security.map(({ icon, text }) => (
          <li key={text} className="flex items-start gap-2 text-sm text-muted">
            <Icon name={icon} className="mt-0.5 size-[1.2em] text-link" />
            {text}
          </li>
        ))}
      </ul>
    </div>
  );
}
