import { pino, type Logger } from 'pino';
import * as z from 'zod/mini';

const line = z.object({ mobile: z.string(), code: z.string() });

/** A log that collects the SMS codes of a server without PORTAL_SMS_URL. */
export function collectPhoneCodes(): {
  log: Logger;
  newest(mobile: string): string;
  all(): readonly string[];
} {
  const sent: z.infer<typeof line>[] = [];
  const write = (text: string) => {
    const { data } = line.safeParse(JSON.parse(text));
    if (data) sent.push(data);
  };
  return {
    log: pino({ base: null }, { write }),
    newest: (mobile) => sent.findLast((message) => message.mobile === mobile)?.code ?? '',
    all: () => sent.map(({ mobile }) => mobile),
  };
}
