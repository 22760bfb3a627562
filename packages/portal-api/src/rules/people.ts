const login = /^[A-Za-z0-9][A-Za-z0-9._@-]*$/;
const kana = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;

/** Whether a text can be the name of an account. The caller checks the length. */
export function isLogin(text: string): boolean {
  return login.test(text);
}

/** Whether a text is written in kana, as the reading of a name is. */
export function isKana(text: string): boolean {
  return kana.test(text);
}
