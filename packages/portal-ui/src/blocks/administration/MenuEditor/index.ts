export { AccessPreview } from './AccessPreview.tsx';
export { MenuEditor } from './MenuEditor.tsx';
export type {
  AccessPreviewProps,
  MenuChoices,
  MenuEditorLabels,
  MenuEditorProps,
  MenuEntryView,
  MenuLanguage,
} from './types.ts';
