import { useState, type ReactNode } from 'react';

interface InAnotherLanguageProps<Words> {
  first: Words;
  then: Words;
  children: (labels: Words) => ReactNode;
}

/** Renders a block with the labels of one language, and with another after a press of the button. */
export function InAnotherLanguage<Words extends object>({
  first,
  then,
  children,
}: InAnotherLanguageProps<Words>) {
  const [changed, setChanged] = useState(false);
  return (
    <>
      {children(changed ? then : first)}
      <button type="button" onClick={() => setChanged(true)}>
        Español
      </button>
    </>
  );
}
