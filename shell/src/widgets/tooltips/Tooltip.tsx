import { Content, Provider, Root, Trigger } from '@radix-ui/react-tooltip';
import { TOOLTIP_ATTRIBUTE } from '@site/runtime';
import { useState } from 'react';
import { tooltips as content } from '../../content.ts';
import { TargetTrigger } from './TargetTrigger.tsx';

const DELAY_MS = 700;
const SKIP_DELAY_MS = 300;

/** The tooltip of one element at a time. One provider for shell and remotes, for the skipped delay. */
export default function Tooltip({ target }: { target: HTMLElement }) {
  // A number for each element that comes in turn.
  const [current, setCurrent] = useState({ target, key: 0 });
  if (current.target !== target) setCurrent({ target, key: current.key + 1 });
  return (
    <Provider delayDuration={DELAY_MS} skipDelayDuration={SKIP_DELAY_MS}>
      <Root key={current.key}>
        <Trigger asChild>
          <TargetTrigger target={target} />
        </Trigger>
        <aside aria-label={content.region}>
          <Content
            sideOffset={8}
            collisionPadding={12}
            className="surface-night z-tooltip max-w-xs rounded-md border border-contour px-3 py-2 text-sm shadow-raised"
          >
            {target.getAttribute(TOOLTIP_ATTRIBUTE)}
          </Content>
        </aside>
      </Root>
    </Provider>
  );
}
