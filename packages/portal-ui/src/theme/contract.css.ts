import { createGlobalThemeContract } from '@vanilla-extract/css';

/**
 * All tokens of the library, as CSS variables named `--portal-<group>-<token>`. The names are global and stable, so
 * that an app can build its own theme on them (Tailwind, for instance).
 */
export const vars = createGlobalThemeContract(
  {
    /** Roles, not colours. Each has a value for light and dark mode. */
    color: {
      /** The page background. */
      canvas: null,
      /** Cards, panels, the sidebar, fields. */
      surface: null,
      /** Raised on a surface: the current tab, a pressed segment. */
      raised: null,
      /** Menus, dialogs, popovers. */
      overlay: null,
      /** Dims the page behind a dialog. */
      scrim: null,
      /** A hovered row or quiet control. */
      hover: null,
      /** Separators. */
      line: null,
      /** Borders of controls: at least 3:1 on a surface. */
      lineStrong: null,
      text: null,
      textMuted: null,
      /** The theme colour itself, as a fill. */
      accent: null,
      accentHover: null,
      /** Background of current or selected items; `text` and `link` are readable on it. */
      accentSoft: null,
      /** Text and icons on `accent`. */
      onAccent: null,
      /** The theme colour as text, at least 4.5:1 on canvas, surface, overlay and accentSoft. */
      link: null,
      /** Failure and destruction, readable as text and as a fill under `onDanger`. */
      danger: null,
      dangerSoft: null,
      onDanger: null,
      warning: null,
      warningSoft: null,
      success: null,
      successSoft: null,
      /** Focus ring. */
      focus: null,
    },
    /** 4 px grid: the name is the number of steps. */
    space: { s1: null, s2: null, s3: null, s4: null, s5: null, s6: null, s8: null, s10: null, s12: null },
    /** 6, 10, 14 px, and a pill. */
    radius: { control: null, card: null, dialog: null, round: null },
    /** Heights that follow the chosen size (40, 36, 32, 28 px; 44 px on a coarse pointer). */
    control: {
      /** Buttons, fields. */
      height: null,
      /** Controls inside bars and rows. */
      heightSmall: null,
      /** Inline padding of a control. */
      padding: null,
      /** Minimum side of a press target. */
      target: null,
    },
    font: {
      family: null,
      mono: null,
      /** Five sizes; `md` is the body text of the chosen size. */
      size: { xs: null, sm: null, md: null, lg: null, xl: null },
      weight: { regular: null, medium: null, strong: null },
      line: { tight: null, normal: null },
    },
    /** One soft shadow, for floating elements. */
    shadow: { float: null },
    /** Durations are 0 under reduced motion. */
    motion: { fast: null, base: null, ease: null },
    /** Stacking order. */
    z: { bar: null, drawer: null, dialog: null, popover: null, toast: null },
    /** Dimensions of the shell. */
    shell: { sidebar: null, sidebarCollapsed: null, topBar: null, tabsBar: null },
  },
  (_value, path) => `portal-${path.join('-')}`,
);
