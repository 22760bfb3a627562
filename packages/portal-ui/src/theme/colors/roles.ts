import type { ColorRole } from './palette.ts';

interface RoleUse {
  /** What it is for. */
  use: string;
  /** What it is mistaken for. */
  avoid?: string;
}

/** What each colour role is for: shown in Storybook, and the description of the token in design tools. */
export const colorUse: Readonly<Record<ColorRole, RoleUse>> = {
  canvas: { use: 'Background of the page.', avoid: 'A card on it: that is surface.' },
  surface: { use: 'Cards, panels, the sidebar, fields.', avoid: 'Menus and dialogs, which float: overlay.' },
  raised: {
    use: 'What is raised on a surface: the current tab, a pressed segment.',
    avoid: 'A hovered row: hover.',
  },
  overlay: { use: 'Menus, dialogs, popovers.', avoid: 'Anything that does not float.' },
  scrim: { use: 'Dims the page behind a dialog.', avoid: 'Shadows.' },
  hover: { use: 'A row or quiet control under the pointer.', avoid: 'A chosen row: accentSoft.' },
  line: {
    use: 'Separators between rows and areas.',
    avoid: 'The border of a control, which must reach 3:1: lineStrong.',
  },
  lineStrong: { use: 'Borders of fields, checkboxes and outlined buttons.', avoid: 'Separators: too loud.' },
  text: { use: 'Titles, names, content.' },
  textMuted: {
    use: 'Times, hints, second lines.',
    avoid: 'A disabled look: lower the opacity of the whole control.',
  },
  accent: {
    use: 'Fill of the one primary action, the badge, the current mark.',
    avoid: 'Text: use link, which is corrected for contrast.',
  },
  accentHover: { use: 'The accent fill under the pointer.' },
  accentSoft: { use: 'Background of current and chosen items.', avoid: 'Hover.' },
  onAccent: { use: 'Text and icons on accent.', avoid: 'Any other background.' },
  link: { use: 'Links, and the accent as text or icon.', avoid: 'Large fills: accent.' },
  danger: {
    use: 'Failure and destruction, as text, as an icon, and as a fill under onDanger.',
    avoid: 'The counter of unread messages: accent.',
  },
  dangerSoft: { use: 'Background of a message about a failure.' },
  onDanger: { use: 'Text and icons on danger.' },
  warning: { use: 'What needs attention but has not failed.', avoid: 'Decoration.' },
  warningSoft: { use: 'Background of a warning.' },
  success: {
    use: 'What has just succeeded, and presence.',
    avoid: 'A normal state: most things succeed without saying so.',
  },
  successSoft: { use: 'Background of a confirmation.' },
  focus: { use: 'The focus ring, 2 px.', avoid: 'Chosen items.' },
};

/** Text and its background, with the least contrast that the theme guarantees for every accent (WCAG 2). */
export const contrastPairs: readonly (readonly [ink: ColorRole, ground: ColorRole, least: number])[] = [
  ...(['text', 'textMuted', 'link', 'danger', 'warning', 'success'] as const).flatMap((ink) =>
    (['canvas', 'surface', 'raised', 'overlay', 'hover', 'accentSoft'] as const).map(
      (ground) => [ink, ground, 4.5] as const,
    ),
  ),
  ['onAccent', 'accent', 4.5],
  ['onAccent', 'accentHover', 4.5],
  ['onDanger', 'danger', 4.5],
  ['danger', 'dangerSoft', 4.5],
  ['warning', 'warningSoft', 4.5],
  ['success', 'successSoft', 4.5],
  ['text', 'dangerSoft', 4.5],
  ['lineStrong', 'surface', 3],
  ['focus', 'surface', 3],
  ['focus', 'canvas', 3],
];
