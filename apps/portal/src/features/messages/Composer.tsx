import { useLingui } from '@lingui/react/macro';
import { limits, type Target } from '@snap/portal-api/contract';
import { MessageComposer } from '@snap/portal-ui';
import { useSnapshot } from 'valtio';
import { useFurtherWords } from '../../i18n/further-words.ts';
import { drafts, setDraft } from '../../stores/drafts.ts';
import { targetKey } from '@snap/portal-api/live';
import { ownSettings } from '../../stores/own-settings.ts';
import { showToast } from '../../stores/toasts.ts';
import { sendText } from './send.ts';

interface ComposerProps {
  target: Target;
  name: string;
  /** The other person has left the organisation: nothing can be sent (decision D10). */
  left: boolean;
  /** It is an application, which only tells (decision B19). */
  application: boolean;
}

/** Where a message is written: the draft lies on the device from the first keystroke. */
export function Composer({ target, name, left, application }: ComposerProps) {
  const { t } = useLingui();
  const { messageComposer: labels } = useFurtherWords('messages');
  const { byKey } = useSnapshot(drafts, { sync: true });
  const { message } = useSnapshot(ownSettings);
  const sendKey = message?.sendKey === 'ctrl-enter' ? 'ctrl+enter' : 'enter';
  const disabledReason = application
    ? t`This application only sends notices. It cannot be answered.`
    : left
      ? t`This person has left the organisation. Nothing can be sent any more.`
      : undefined;
  async function send(text: string) {
    try {
      await sendText(target, text);
    } catch {
      showToast(
        'error',
        t`This device could not store the message. Please free some space and send it again.`,
      );
    }
  }
  return (
    <MessageComposer
      value={byKey[targetKey(target)] ?? ''}
      onValueChange={(text) => setDraft(target, text)}
      onSend={({ text }) => void send(text)}
      sendKey={sendKey}
      maxLength={limits.messageLength}
      disabledReason={disabledReason}
      name={name}
      focusOnMount={matchMedia('(pointer: fine)').matches}
      labels={labels}
    />
  );
}
