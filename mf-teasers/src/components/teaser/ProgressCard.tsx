import { CheckList } from '@site/design/ui/check-list/CheckList.tsx';
import { Blossom } from '@site/design/ui/petals/Blossom.tsx';

export type Progress = { title: string; text: string; features: string[] };

/** "Em Desenvolvimento": what is being built, in three lines. */
export function ProgressCard({ title, text, features }: Progress) {
  return (
    <div className="surface-moss rounded-lg rounded-tl-[3rem] border border-contour p-[min(2.25rem,6vw)]">
      <Blossom className="size-14" />
      <h2 className="mt-5 text-3xl font-bold tracking-tight">{title}</h2>
      <p className="mt-2 text-muted">{text}</p>
      <CheckList items={features} className="mt-6 border-t border-line pt-6 text-lg" />
    </div>
  );
}
