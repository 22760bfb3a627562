/** Sentences that the viewer shows in a file's place. */
export interface ViewerTexts {
  rowsLeftOut: string;
  emptySheet: string;
}

/** What the portal sends to the viewer's frame. */
export interface ToViewer {
  type: 'show';
  kind: 'document' | 'sheet' | 'slides';
  bytes: ArrayBuffer;
  name: string;
  lang: string;
  dark: boolean;
  /** Pixels at both sides that buttons over the frame take. */
  side: number;
  texts: ViewerTexts;
}

/** What the frame answers. `escape`: the key was pressed in it. */
export interface FromViewer {
  type: 'ready' | 'shown' | 'failed' | 'escape';
}
