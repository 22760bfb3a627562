import type { RenderLink } from '../blocks/shared/links.ts';

/** A link for stories: prevents navigation, which would leave the story. */
export const storyLink: RenderLink = ({ href, children, onClick, ...link }) => (
  <a
    {...link}
    href={href}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  >
    {children}
  </a>
);
