import { type Language, limits } from '@snap/portal-api/contract';

const greetings: Record<Language, (name: string) => string> = {
  zh: (name) => `您好，我是${name}，希望加您为好友。`,
  en: (name) => `Hello, I am ${name} and would like to be your friend.`,
  es: (name) => `Hola, soy ${name} y me gustaría añadirle a mis amistades.`,
  ja: (name) => `こんにちは、${name}です。友だちに追加させてください。`,
};

/** The text of a request whose sender wrote nothing: introduces them and asks (specification, section 4). */
export function defaultGreeting(language: Language, name: string): string {
  return Array.from(greetings[language](name)).slice(0, limits.friendMessageLength).join('');
}
