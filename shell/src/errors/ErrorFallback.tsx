import { Button } from '@site/design/ui/button/Button.tsx';
import { errorFallback as content } from '../content.ts';
import { FallenBlossom } from './FallenBlossom.tsx';

/** What a visitor sees where a part of the page has failed. */
export function ErrorFallback({ onReset }: { onReset(): void }) {
  return (
    <section role="alert" data-shell className="surface-sand error-page">
      <FallenBlossom />
      <h1 className="text-4xl font-bold tracking-tight">{content.heading}</h1>
      <p className="mt-4 max-w-md text-lg text-muted">{content.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onReset}>{content.reset}</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {content.reload}
        </Button>
      </div>
    </section>
  );
}
