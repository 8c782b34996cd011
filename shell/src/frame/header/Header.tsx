import { SEARCH_PATH } from '@site/contract/paths.ts';
import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { searchIcon } from '@site/design/ui/icons/icons.ts';
import { Logo } from '@site/design/ui/logo/Logo.tsx';
import { tooltip } from '@site/runtime';
import { site } from '@site/site';
import { header as content } from '../../content.ts';
import { AccessibilityButton } from '../../widgets/accessibility/AccessibilityButton.tsx';
import { AccessibilityPanel } from '../../widgets/accessibility/AccessibilityPanel.tsx';
import { CurrentPageLink } from '../CurrentPageLink.tsx';
import { MainMenu } from './MainMenu.tsx';

/** The frame's top, always in sight: the logo, and the way everywhere. */
export function Header() {
  return (
    <header className="site-header surface-sand">
      <div className="site-header-row">
        <CurrentPageLink
          href={content.home.href}
          className="inline-flex min-h-touch items-center text-link no-underline"
        >
          <Logo name={site.shortName} className="text-[min(1.4rem,5vw)]!" />
          <span className="sr-only">{content.home.note}</span>
        </CurrentPageLink>
        <CurrentPageLink
          href={SEARCH_PATH}
          aria-label={content.search}
          className="search-link"
          {...tooltip(content.searchHint)}
        >
          <Icon icon={searchIcon} className="size-[min(1.5rem,32px)]" />
          <span className="search-link-label">{content.search}</span>
        </CurrentPageLink>
        <AccessibilityButton place="header" />
        <AccessibilityPanel />
        <MainMenu />
      </div>
    </header>
  );
}
