export { DirectionalIcon, type DirectionalIconProps } from './DirectionalIcon.tsx';
export { Icon, type IconGlyph, type IconProps } from './Icon.tsx';
