import { codes } from '../contract/codes.ts';
import { MockRefusal } from './mock.ts';
import type { MockWorld } from './world.ts';

/** Takes what was read in a picture, once; refuses where nothing was, or something else. */
export function requirePicture(
  world: MockWorld,
  { checkCodeId, checkCode }: { checkCodeId?: string | undefined; checkCode?: string | undefined },
): void {
  if (!checkCodeId || !checkCode) throw new MockRefusal(codes.captchaRequired);
  const shown = world.captchas.get(checkCodeId);
  world.captchas.delete(checkCodeId);
  if (shown !== checkCode.toUpperCase()) throw new MockRefusal(codes.captchaWrong);
}
