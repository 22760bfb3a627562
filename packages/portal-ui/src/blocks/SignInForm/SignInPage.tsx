import { clsx } from 'clsx';
import { languageCodes, languageNames } from '../Preferences/languages.ts';
import type { SignInPageProps } from './types.ts';
import * as styles from './SignInForm.css.ts';

/** The page around `SignInForm`. Languages are plain buttons: a menu would be the heaviest thing on the page. */
export function SignInPage({
  title,
  subtitle,
  logo,
  language,
  onLanguageChange,
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
