import { useEffect } from 'react';

interface SheetProps {
  styles: string;
  /** Unused, part of the interface: changed styles are always replaced. */
  dynamic?: boolean;
}

/**
 * Replaces the package `react-style-singleton`, with which dialogs and menus lock the scroll of the page behind them. The
 * package puts a `<style>` element into the page, which the content policy forbids (decision 0042); a constructed style sheet
 * is allowed. Like the package's, the sheet exists while one of its components is mounted.
 */
export function styleSingleton(): (props: SheetProps) => null {
  let mounted = 0;
  let sheet: CSSStyleSheet | undefined;

  function add(styles: string) {
    mounted += 1;
    if (mounted > 1) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }

  function remove() {
    mounted -= 1;
    if (mounted > 0) return;
    const gone = sheet;
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== gone);
  }

  return function Sheet({ styles }) {
    useEffect(() => {
      add(styles);
      return remove;
    }, [styles]);
    return null;
  };
}
