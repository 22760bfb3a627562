import type { FieldError, FieldRule } from './fields.ts';
import type { Language } from './fields.ts';

/** One sentence per rule; `{field}` and `{limit}` are placeholders. */
const sentences: Record<Language, Record<FieldRule, string>> = {
  zh: {
    required: '缺少“{field}”。',
    type: '“{field}”的类型不正确。',
    minLength: '“{field}”至少需要 {limit} 个字符。',
    maxLength: '“{field}”最多 {limit} 个字符。',
    minItems: '“{field}”至少需要 {limit} 项。',
    maxItems: '“{field}”最多 {limit} 项。',
    minimum: '“{field}”不能小于 {limit}。',
    maximum: '“{field}”不能大于 {limit}。',
    enum: '“{field}”不是允许的值。',
    pattern: '“{field}”的格式不正确。',
    characters: '“{field}”包含不允许的字符。',
    unique: '“{field}”中有重复或相互矛盾的值。',
    combination: '“{field}”与其他字段不能这样组合。',
    json: '“{field}”不是有效的 JSON。',
    encoding: '“{field}”的编码不正确。',
  },
  en: {
    required: '“{field}” is missing.',
    type: '“{field}” has the wrong type.',
    minLength: '“{field}” needs at least {limit} characters.',
    maxLength: '“{field}” may have at most {limit} characters.',
    minItems: '“{field}” needs at least {limit} entries.',
    maxItems: '“{field}” may have at most {limit} entries.',
    minimum: '“{field}” may not be less than {limit}.',
    maximum: '“{field}” may not be more than {limit}.',
    enum: '“{field}” is not one of the values that are allowed.',
    pattern: '“{field}” is not in the right format.',
    characters: '“{field}” contains characters that are not allowed.',
    unique: '“{field}” has values that repeat or contradict each other.',
    combination: '“{field}” cannot be combined with the other fields in this way.',
    json: '“{field}” is not valid JSON.',
    encoding: '“{field}” is not encoded correctly.',
  },
  es: {
    required: 'Falta «{field}».',
    type: '«{field}» no es del tipo correcto.',
    minLength: '«{field}» necesita al menos {limit} caracteres.',
    maxLength: '«{field}» admite como máximo {limit} caracteres.',
    minItems: '«{field}» necesita al menos {limit} elementos.',
    maxItems: '«{field}» admite como máximo {limit} elementos.',
    minimum: '«{field}» no puede ser menor que {limit}.',
    maximum: '«{field}» no puede ser mayor que {limit}.',
    enum: '«{field}» no es uno de los valores permitidos.',
    pattern: '«{field}» no tiene el formato correcto.',
    characters: '«{field}» contiene caracteres no permitidos.',
    unique: '«{field}» tiene valores repetidos o contradictorios.',
    combination: '«{field}» no puede combinarse así con los demás campos.',
    json: '«{field}» no es JSON válido.',
    encoding: '«{field}» no está codificado correctamente.',
  },
  ja: {
    required: '「{field}」がありません。',
    type: '「{field}」の型が正しくありません。',
    minLength: '「{field}」は {limit} 文字以上必要です。',
    maxLength: '「{field}」は {limit} 文字以内で入力してください。',
    minItems: '「{field}」は {limit} 件以上必要です。',
    maxItems: '「{field}」は {limit} 件までです。',
    minimum: '「{field}」は {limit} 以上にしてください。',
    maximum: '「{field}」は {limit} 以下にしてください。',
    enum: '「{field}」は使用できない値です。',
    pattern: '「{field}」の形式が正しくありません。',
    characters: '「{field}」に使用できない文字が含まれています。',
    unique: '「{field}」の値が重複しているか、矛盾しています。',
    combination: '「{field}」はほかの項目とこのように組み合わせられません。',
    json: '「{field}」は正しい JSON ではありません。',
    encoding: '「{field}」のエンコードが正しくありません。',
  },
};

/** Singular forms for a limit of 1. */
const forOne: Partial<Record<Language, Partial<Record<FieldRule, string>>>> = {
  en: {
    minLength: '“{field}” needs at least 1 character that can be seen.',
    minItems: '“{field}” needs at least 1 entry.',
    maxItems: '“{field}” may have at most 1 entry.',
  },
  es: {
    minLength: '«{field}» necesita al menos 1 carácter visible.',
    minItems: '«{field}» necesita al menos 1 elemento.',
    maxItems: '«{field}» admite como máximo 1 elemento.',
  },
};

/** Labels of the fields that users fill in; other fields appear under their wire name. */
const fieldWords: Record<Language, Readonly<Record<string, string>>> = {
  zh: { username: '用户名', name: '名称', introduce: '简介', password: '密码', tags: '标签' },
  en: { username: 'user name', introduce: 'introduction' },
  es: {
    username: 'usuario',
    name: 'nombre',
    introduce: 'descripción',
    password: 'contraseña',
    tags: 'etiquetas',
  },
  ja: { username: 'ユーザー名', name: '名前', introduce: '紹介', password: 'パスワード', tags: 'タグ' },
};

/** Label of a field in a language, or its wire name if users never see it. */
export function fieldLabel(field: string, language: Language): string {
  return fieldWords[language][field] ?? field;
}

/** Maximum number of errors in the sentence; `errors` lists all. */
const mostWorded = 3;

/** Builds the `msg` of a 400 response from its errors (F5). */
export function inputSentence(errors: readonly FieldError[], language: Language): string {
  return errors
    .slice(0, mostWorded)
    .map(({ field, rule, limit = '' }) =>
      (limit === 1 ? (forOne[language]?.[rule] ?? sentences[language][rule]) : sentences[language][rule])
        .replace('{field}', fieldLabel(field, language))
        .replace('{limit}', String(limit)),
    )
    .join(language === 'zh' || language === 'ja' ? '' : ' ');
}
