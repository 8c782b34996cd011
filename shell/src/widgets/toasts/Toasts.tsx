import { Icon } from '@site/design/ui/icons/Icon.tsx';
import { checkIcon, closeIcon, infoIcon, warningIcon } from '@site/design/ui/icons/icons.ts';
import { type ToastRequest, useSiteStore } from '@site/runtime';
import { type CSSProperties, useEffect, useRef } from 'react';
import { Toaster, toast } from 'sonner';
import { toasts as content } from '../../content.ts';

/** The site's colours and type; what sonner itself does not set on a toast. */
const LOOK: CSSProperties & Record<`--${string}`, string> = {
  '--normal-bg': 'var(--color-paper)',
  '--normal-text': 'var(--color-ink)',
  '--normal-border': 'var(--color-control)',
  '--border-radius': '12px',
  fontFamily: 'inherit',
};

/** Sonner's own distances, but above the chat button and the notices. */
const ABOVE_CHAT =
  'max(var(--corner-end, 24px) + var(--corner-size, 56px) + 12px, var(--notices-top, 0px))';

/** The site's toasts: sonner, with its own durations, keys and swipes. */
export default function Toasts() {
  const region = useRef<HTMLElement>(null);
  const requests = useSiteStore((state) => state.toastRequests);
  const takeToasts = useSiteStore((state) => state.takeToasts);
  useEffect(() => {
    if (requests.length > 0) takeToasts().forEach(show);
  }, [requests, takeToasts]);
  useEffect(() => pauseWhileFocused(region.current), []);
  return (
    <Toaster
      ref={region}
      closeButton
      containerAriaLabel={content.region}
      style={LOOK}
      offset={{ bottom: ABOVE_CHAT }}
      mobileOffset={{ bottom: ABOVE_CHAT }}
      icons={{
        success: <Icon icon={checkIcon} className="size-5 text-green" />,
        error: <Icon icon={warningIcon} className="size-5 text-error" />,
        warning: <Icon icon={warningIcon} className="size-5" />,
        info: <Icon icon={infoIcon} className="size-5 text-green" />,
        close: (
          <span ref={nameClose}>
            <Icon icon={closeIcon} className="size-5" />
          </span>
        ),
      }}
      toastOptions={{
        style: { fontSize: 'var(--text-sm)', padding: '10px 6px 10px 14px' },
        classNames: {
          description: 'text-inherit!',
          actionButton:
            'h-touch! rounded-md! bg-transparent! px-3! text-sm! font-bold! text-link! underline',
          closeButton:
            'static! order-last! ml-auto! size-touch! shrink-0 transform-none! rounded-md! border-0! bg-transparent! text-inherit!',
        },
      }}
    />
  );
}

/** The specification demands an English label: `lang` marks it for screen readers, `title` explains it. */
function nameClose(icon: HTMLElement | null): void {
  const button = icon?.closest('button');
  if (button) Object.assign(button, { lang: 'en', title: content.close });
}

function show(request: ToastRequest): void {
  if (request.kind === 'dismiss') {
    toast.dismiss(request.id);
    return;
  }
  const { kind, text, ...options } = request;
  toast[kind](text, options);
}

/** Sonner pauses only for the mouse: a focus event is sent to it as a mouse event. */
function pauseWhileFocused(region: HTMLElement | null): () => void {
  const stop = new AbortController();
  const pretend = (type: 'mouseover' | 'mouseout') => (event: FocusEvent) => {
    const list = event.target instanceof Element ? event.target.closest('ol') : null;
    const other = event.relatedTarget instanceof Element ? event.relatedTarget : document.body;
    if (list?.contains(other)) return;
    list?.dispatchEvent(new MouseEvent(type, { bubbles: true, relatedTarget: other }));
  };
  region?.addEventListener('focusin', pretend('mouseover'), { signal: stop.signal });
  region?.addEventListener('focusout', pretend('mouseout'), { signal: stop.signal });
  return () => stop.abort();
}
