export interface KeyFigureProps {
  title: string;
  figure?: string;
  text?: string;
  link: { label: string; href: string };
}

/** What a figure is about, the figure, large, the sum behind it, and the page that tells more. */
export function KeyFigure({ title, figure, text, link }: KeyFigureProps) {
  return (
    <>
      <h3 className="font-semibold text-muted">{title}</h3>
      {figure && <p className="mt-1 text-3xl font-bold tracking-tight text-link">{figure}</p>}
      {text && <p className="mt-2 max-w-text">{text}</p>}
      <a
        href={link.href}
        className="inline-flex min-h-touch items-center text-link underline underline-offset-4 hover:decoration-2"
      >
        {link.label}
      </a>
    </>
  );
}
