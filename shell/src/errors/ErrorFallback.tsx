import { Button } from '@site/design/ui/button/Button.tsx';
import { FallenBlossom } from './FallenBlossom.tsx';

const TEXTS = {
  heading: 'Ops! Algo deu errado',
  text: 'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  reset: 'Tentar Novamente',
  reload: 'Recarregar Página',
};

/** What a visitor sees where a part of the page has failed. */
export function ErrorFallback({ onReset }: { onReset(): void }) {
  return (
    <section role="alert" data-shell className="surface-sand error-page">
      <FallenBlossom />
      <h1 className="text-4xl font-bold tracking-tight">{TEXTS.heading}</h1>
      <p className="mt-4 max-w-md text-lg text-muted">{TEXTS.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={onReset}>{TEXTS.reset}</Button>
        <Button variant="secondary" onClick={() => window.location.reload()}>
          {TEXTS.reload}
        </Button>
      </div>
    </section>
  );
}
