import { clsx } from 'clsx/lite';
import { Fragment } from 'react';
import type { LinkRequest } from '../../shared/links.ts';
import { languageCodes, languageNames } from '../../shell/Preferences/index.ts';
import type { SignInPageProps } from './types.ts';
import * as styles from './SignInForm.css.ts';

const plainLink = ({ children, ...rest }: LinkRequest) => <a {...rest}>{children}</a>;

/** The page around `SignInForm`. Languages are plain buttons: a menu would be the largest code of the page. */
export function SignInPage({
  title,
  subtitle,
  logo,
  language,
  onLanguageChange,
  links = [],
  renderLink = plainLink,
  labels,
  className,
  children,
  ...rest
}: SignInPageProps) {
  return (
    <div className={clsx(styles.page, className)} {...rest}>
      <main className={styles.card}>
        <header className={styles.head}>
          {logo ?? (
            <span className={styles.logo} aria-hidden>
              {Array.from(title)[0]}
            </span>
          )}
          <h1 className={styles.title}>{title}</h1>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </header>
        {children}
        {links.length > 0 && (
          <div className={styles.links}>
            {links.map(({ href, label }) => (
              <Fragment key={href}>{renderLink({ href, className: styles.link, children: label })}</Fragment>
            ))}
          </div>
        )}
      </main>
      <footer>
        <div className={styles.languages} role="group" aria-label={labels.language}>
          {languageCodes.map((code) => (
            <button
              key={code}
              type="button"
              lang={code}
              aria-pressed={code === language}
              className={styles.language}
              onClick={() => onLanguageChange(code)}
            >
              {languageNames[code]}
            </button>
          ))}
        </div>
      </footer>
    </div>
  );
}
