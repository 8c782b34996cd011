const TEXTS = {
  heading: 'Ops! Algo deu errado',
  text: 'Ocorreu um erro inesperado e nossa equipe foi notificada.',
  reset: 'Tentar Novamente',
  reload: 'Recarregar Página',
};

const BUTTON = 'inline-flex min-h-11 items-center rounded-lg px-5 font-semibold';

/** What a visitor sees where a part of the page has failed. */
export function ErrorFallback({ onReset }: { onReset(): void }) {
  return (
    <section role="alert" data-shell className="mx-auto max-w-xl px-4 py-20 text-center">
      <h1 className="text-3xl font-bold">{TEXTS.heading}</h1>
      <p className="mt-4 text-cinza">{TEXTS.text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <button type="button" className={`${BUTTON} bg-verde text-white`} onClick={onReset}>
          {TEXTS.reset}
        </button>
        <button
          type="button"
          className={`${BUTTON} border border-verde text-verde`}
          onClick={() => window.location.reload()}
        >
          {TEXTS.reload}
        </button>
      </div>
    </section>
  );
}
