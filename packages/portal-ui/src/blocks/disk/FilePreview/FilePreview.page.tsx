import type { BlockPage, StoriesOf } from '../../../testing/block-page.ts';
import type * as Main from './FilePreview.stories.tsx';

export const page = {
  purpose:
    'Shows a file without leaving the page: picture, video, sound, PDF, office file or text; and leads to the next one.',
  instead: [
    { when: 'A folder is browsed', use: 'FileBrowser' },
    { when: 'A file has earlier contents', use: 'VersionsDialog' },
  ],
  anatomy: {
    story: 'FilePreview/Image',
    parts: [
      { name: 'Name and position', does: 'name of the file, “2 of 4”.', at: '[role=dialog] h2' },
      {
        name: 'Actions',
        does: 'details, share, save, download. Each needs its callback.',
        at: '[role=dialog] div:has(> div > h2) > button',
      },
      { name: 'Stage', does: 'the file, as large as fits.', at: '[role=dialog] [role=group]' },
      {
        name: 'Previous and next',
        does: 'the neighbours; by touch a swipe.',
        at: 'button[aria-label*="Next"]',
      },
      {
        name: 'Zoom',
        does: 'of pictures: in, out, fit, rotate.',
        at: '[role=dialog] [role=group] button, button[aria-label^="Zoom"]',
      },
      { name: 'Details', does: 'size, dimensions and lines of the application.' },
    ],
  },
  states: [
    { story: 'FilePreview/Image', shows: 'A picture.' },
    { story: 'FilePreview/Details', shows: 'With its details.' },
    { story: 'FilePreview/Text', shows: 'A text.' },
    { story: 'FilePreview/PdfShown', shows: 'A PDF, rendered by the application.' },
    { story: 'FilePreview/Loading', shows: 'Loading.' },
    { story: 'FilePreview/Failed', shows: 'Failed, with a button to try again.' },
    { story: 'FilePreview/Offline', shows: 'Offline.' },
    { story: 'FilePreview/Unsupported', shows: 'No preview of this kind: download it.' },
    { story: 'FilePreview/TooLarge', shows: 'Too large for a preview.' },
    { story: 'FilePreview/Unreadable', shows: 'Damaged or protected.' },
    { story: 'FilePreview/Denied', shows: 'May no longer be seen.' },
  ],
  keyboard: [
    {
      keys: ['ArrowRight'],
      does: 'Shows the next file; ← the previous one. Mirrored from right to left. In a text, video or sound the keys are its own.',
      story: 'FilePreview/FromFileToFile',
    },
    { keys: ['End'], does: 'Shows the last file; Home the first.', story: 'FilePreview/FromFileToFile' },
    { keys: ['I'], does: 'Shows or hides the details.' },
    { keys: ['Escape'], does: 'Closes the preview.', story: 'FilePreview/FromFileToFile' },
    { keys: ['Tab'], does: 'Actions, previous, next, the file’s own controls.' },
  ],
  accessibility: {
    roles: [
      { part: 'Preview', role: 'dialog', name: 'The name of the file' },
      { part: 'Picture', role: 'group', name: 'The name of the file' },
      { part: 'Position', role: 'status', name: '2 of 4' },
      { part: 'Zoom', role: 'status', name: 'Zoom 150%' },
      { part: 'Details', role: 'complementary', name: 'Details' },
    ],
    announced: [
      'The position, when another file is shown.',
      'The zoom, when it changes.',
      'After five seconds of loading, that it takes longer.',
    ],
    notes: [
      'A long text takes the focus, so that it scrolls by keyboard.',
      'Previous and next stay in place at the ends, disabled.',
    ],
  },
  content: {
    rules: [
      'A state that cannot show the file says why, and what to do: “Download it to open it.”',
      'The name of a file is data: never shortened in the title’s text, only by the style.',
    ],
    languages: {
      zh: 'Position as 第 2 个，共 4 个; no space before %.',
      en: '“2 of 4”. No space before %.',
      es: '“2 de 4”. A space before %.',
      ja: 'Position as 4件中2件目; no space before %.',
    },
    texts: ({ filePreview: l }) => ({
      Position: l.position(2, 4),
      Zoom: l.zoomed(150),
      'Save to disk': l.saveToDisk,
      Unsupported: l.unsupported,
      'Too large': l.tooLarge,
      Unreadable: l.unreadable,
      Denied: l.denied,
    }),
  },
  rules: [
    {
      right: { text: 'Pass all files of the folder or message, so that the arrows lead on.' },
      wrong: { text: 'Pass one file at a time: the user has to close and open.' },
    },
    {
      right: { text: 'Pass `width` and `height` of pictures: their room is reserved.' },
      wrong: { text: 'Let the stage jump when the picture arrives.' },
    },
  ],
} satisfies BlockPage<StoriesOf<{ FilePreview: typeof Main }>>;
