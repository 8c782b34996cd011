import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { Logo } from '@site/design/ui/logo/Logo.tsx';
import { site } from '@site/site';
import { content } from './content.ts';

/** Who the association is, and why one may trust its site. */
export function AboutColumn() {
  return (
    <div className="max-w-md @xs:col-span-2 @2xl:col-span-1">
      <Logo name={site.shortName} className="text-[min(1.375rem,6vw)]!" />
      <p className="mt-4 text-muted">{content.about}</p>
      <ul aria-label={content.securityLabel} className="mt-3 grid gap-x-5 @xs:grid-cols-2">
        {content.security.map(({ icon, text, href }) => (
          <li key={text}>
            <a href={href} className="footer-link gap-2 text-sm text-muted">
              <Icon name={icon} className="size-[1.2em] text-link" />
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
