import type { ReactNode } from 'react';
import { useId } from 'react';

/** Fields that belong together, below a heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5">
      <h2 id={id} className="m-0 text-lg font-strong">
        {title}
      </h2>
      {children}
    </section>
  );
}
