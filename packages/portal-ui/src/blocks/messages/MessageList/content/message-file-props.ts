import type { RowSettings } from '../row/row-settings.ts';
import type { MessageFileView, MessageView } from '../views.ts';

export interface MessageFilesProps {
  message: MessageView;
  /** Whether Tab reaches the controls in the row. */
  reachable: boolean;
  settings: Pick<RowSettings, 'labels' | 'onFileAction' | 'formatSize'>;
}

export interface OneFileProps extends MessageFilesProps {
  file: MessageFileView;
}
