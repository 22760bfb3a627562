import type { ReactNode } from 'react';
import { useState } from 'react';
import * as ui from '../library.ts';
import { en } from '../../labels/en.ts';
import peopleTable from '../../blocks/administration/PeopleTable/PeopleTable.stories.tsx';
import menuEditor from '../../blocks/administration/MenuEditor/MenuEditor.stories.tsx';
import roleForm from '../../blocks/administration/RoleEditor/RoleForm.stories.tsx';
import roleList from '../../blocks/administration/RoleEditor/RoleList.stories.tsx';
import personSheet from '../../blocks/administration/PersonSheet/PersonSheet.stories.tsx';
import appGrid from '../../blocks/workspace/AppGrid/AppGrid.stories.tsx';
import collectionList from '../../blocks/favourites/CollectionList/CollectionList.stories.tsx';
import contactPickerPanel from '../../blocks/people/ContactPicker/States.stories.tsx';
import forwardDialog from '../../blocks/messages/ForwardDialog/ForwardDialog.stories.tsx';
import groupCreator from '../../blocks/messages/GroupCreator/GroupCreator.stories.tsx';
import passwordDialog from '../../blocks/account/PasswordDialog/PasswordDialog.stories.tsx';
import secondFactor from '../../blocks/account/SecondFactor/SecondFactor.stories.tsx';
import personCard from '../../blocks/people/PersonCard/PersonCard.stories.tsx';
import phoneForm from '../../blocks/account/PhoneForm/PhoneForm.stories.tsx';
import resetPasswordForm from '../../blocks/account/ResetPasswordForm/ResetPasswordForm.stories.tsx';
import searchPopover from '../../blocks/shell/SearchPopover/SearchPopover.stories.tsx';
import editableText from '../../primitives/EditableText/EditableText.stories.tsx';
import validatedField from '../../primitives/Field/ValidatedField.stories.tsx';
import { noFields } from '../fixtures/administration.ts';
import { friendCard } from '../fixtures/people-and-messages.ts';
import { captchaImage } from '../fixtures/rules.ts';
import type { replayedInTable } from './fields.ts';

/** A text field, rendered in its component. */
interface Row {
  /** @param act Effect of a key that is not the input method's: must not be called. */
  draw: (act: () => void) => ReactNode;
  /** Name of the button that shows the fields. */
  opens?: string | RegExp;
  /** Names of the fields. */
  names: readonly string[];
}

const captcha = { src: captchaImage, takesFocus: true, onRefresh: () => {} };
/** A no-op action. */
const asking =
  (act: () => void, ok = false) =>
  async () => {
    act();
    return { ok };
  };

/** Holds the value of its field, as a page does. */
function Controlled<Value>({
  first,
  children,
}: {
  first: Value;
  children: (value: Value, keep: (value: Value) => void) => ReactNode;
}) {
  const [value, setValue] = useState(first);
  return children(value, setValue);
}

const passwords: Row = {
  draw: (act) => <ui.PasswordDialog {...passwordDialog.args} onOpenChange={act} onSubmit={act} />,
  names: ['Current password', 'New password', 'New password again'],
};
const phone: Row = {
  draw: (act) => (
    <Controlled first={{ mobile: '', smsCode: '', tenantId: '' }}>
      {(value, onValueChange) => (
        <ui.PhoneForm
          {...phoneForm.args}
          {...{ value, onValueChange, captcha }}
          onSendCode={act}
          onSubmit={act}
        />
      )}
    </Controlled>
  ),
  opens: 'I belong to another organisation',
  names: ['Mobile number', 'Characters in the picture', 'Code', 'Organisation'],
};
const signIn: Row = {
  draw: (act) => (
    <ui.SignInForm
      status="idle"
      onSubmit={act}
      labels={en.signInForm}
      captcha={captcha}
      secondFactor={{ wrong: 0 }}
    />
  ),
  opens: 'Sign in to another organisation',
  names: ['User name', 'Password', 'Organisation', 'Characters in the picture', 'Code'],
};

/** A table that lacks a field does not compile; `fields.test.ts` finds missing fields. */
export const rows: Record<(typeof replayedInTable)[number], Row> = {
  'primitives/Field/CountedField.tsx': {
    draw: () => (
      <>
        <ui.CountedField label="Name" max={2} labels={en.countedField} />
        <ui.CountedTextArea label="Introduction" max={2} labels={en.countedField} />
      </>
    ),
    names: ['Name', 'Introduction'],
  },
  'primitives/Field/PasswordField.tsx': {
    draw: () => <ui.PasswordField label="Password" labels={en.signInForm} />,
    names: ['Password'],
  },
  'primitives/Field/TextField.tsx': {
    draw: () => (
      <>
        <ui.TextField label="Name" />
        <ui.TextArea label="Introduction" />
      </>
    ),
    names: ['Name', 'Introduction'],
  },
  'primitives/Field/ValidatedField.tsx': {
    draw: () => <ui.ValidatedField {...validatedField.args} />,
    names: ['Work phone'],
  },
  'primitives/EditableText/EditableText.tsx': {
    draw: (act) => (
      <Controlled<string | undefined> first="">
        {(draft, onDraftChange) => (
          <ui.EditableText
            {...editableText.args}
            draft={draft}
            onDraftChange={onDraftChange}
            onSave={async () => {
              act();
              return true;
            }}
          />
        )}
      </Controlled>
    ),
    names: ['Name of the group'],
  },
  'blocks/administration/PeopleTable/PeopleTable.tsx': {
    draw: () => (
      <Controlled first="">
        {(query, onQueryChange) => (
          <ui.PeopleTable
            {...peopleTable.args}
            filters={{ ...peopleTable.args.filters, query, onQueryChange }}
          />
        )}
      </Controlled>
    ),
    names: ['Search people'],
  },
  'blocks/administration/PersonSheet/parts/PersonForm.tsx': {
    draw: (act) => (
      <ui.PersonSheet
        {...personSheet.args}
        onOpenChange={act}
        form={{ ...personSheet.args.form, fields: noFields, onSubmit: act }}
      />
    ),
    names: ['Name', 'Position'],
  },
  'blocks/administration/MenuEditor/parts/EntryDialog.tsx': {
    draw: (act) => <ui.MenuEditor {...menuEditor.args} onEntriesChange={act} />,
    opens: /^Wiki/,
    names: ['English'],
  },
  'blocks/administration/MenuEditor/parts/TargetField.tsx': {
    draw: (act) => <ui.MenuEditor {...menuEditor.args} onEntriesChange={act} />,
    opens: /^Wiki/,
    names: ['Address'],
  },
  'blocks/administration/RoleEditor/RoleForm.tsx': {
    draw: (act) => <ui.RoleForm {...roleForm.args} form={{ ...roleForm.args.form, onSubmit: act }} />,
    names: ['Name', 'Description'],
  },
  'blocks/administration/RoleEditor/RoleList.tsx': {
    draw: () => <ui.RoleList {...roleList.args} />,
    names: ['Search roles'],
  },
  'blocks/administration/RoleEditor/parts/PermissionsField.tsx': {
    draw: (act) => <ui.RoleForm {...roleForm.args} form={{ ...roleForm.args.form, onSubmit: act }} />,
    names: ['New rule'],
  },
  'blocks/workspace/AppGrid/AppGrid.tsx': {
    draw: (act) => <ui.AppGrid {...appGrid.args} onOwnChange={async () => act()} />,
    names: ['Search applications'],
  },
  'blocks/favourites/CollectionList/NoteEditor.tsx': {
    draw: (act) => <ui.CollectionList {...collectionList.args} notes={{ onEdit: act }} onRemove={act} />,
    opens: 'Edit the note Questions for tomorrow',
    names: ['Edit the note Questions for tomorrow'],
  },
  'blocks/people/ContactPicker/parts/PasteIds.tsx': {
    draw: (act) => <ui.ContactPickerPanel {...contactPickerPanel.args} onValueChange={act} />,
    opens: 'Paste staff numbers',
    names: ['Staff numbers'],
  },
  'blocks/messages/ForwardDialog/ForwardTargets.tsx': {
    draw: (act) => <ui.ForwardDialog {...forwardDialog.args} onOpenChange={act} onSend={act} />,
    names: ['Note', 'Find contacts'],
  },
  'blocks/messages/GroupCreator/parts/PurposeStep.tsx': {
    draw: (act) => (
      <ui.GroupCreator {...groupCreator.args} defaultKind="teamGroup" onOpenChange={act} onSubmit={act} />
    ),
    names: ['Group name', 'Introduction'],
  },
  'blocks/account/PasswordDialog/NewPasswordField.tsx': passwords,
  'blocks/account/PasswordDialog/PasswordDialog.tsx': passwords,
  'blocks/people/Friendship/FriendDialogs.tsx': {
    draw: (act) => (
      <ui.PersonCard
        {...personCard.args}
        status="ready"
        person={{ ...friendCard, relation: 'stranger' }}
        renderFriendship={(slot) => (
          <ui.Friendship {...slot} onAddFriend={asking(act)} labels={en.friendship} />
        )}
      />
    ),
    opens: 'Add friend',
    names: ['Message'],
  },
  'blocks/account/PhoneForm/PhoneCodeField.tsx': phone,
  'blocks/account/PhoneForm/PhoneForm.tsx': phone,
  'blocks/account/ResetPasswordForm/ResetPasswordForm.tsx': {
    draw: (act) => (
      <Controlled first={{ newpwd: '', submitpwd: '', username: '' }}>
        {(value, onValueChange) => (
          <ui.ResetPasswordForm {...resetPasswordForm.args} {...{ value, onValueChange }} onSubmit={act} />
        )}
      </Controlled>
    ),
    names: ['New password', 'New password again'],
  },
  'blocks/shell/SearchPopover/parts/SearchSheetDialog.tsx': {
    draw: (act) => (
      <Controlled first="">
        {(query, onQueryChange) => (
          <ui.SearchPopover
            {...searchPopover.args}
            {...{ query, onQueryChange }}
            layout="sheet"
            onOpenChange={act}
            actions={{ ...searchPopover.args.actions, onOpenPerson: act }}
          />
        )}
      </Controlled>
    ),
    names: ['Search'],
  },
  'blocks/account/shared/CaptchaField.tsx': signIn,
  'blocks/account/SignInForm/SignInForm.tsx': signIn,
  'blocks/account/SecondFactor/SecondFactorDialog.tsx': {
    draw: (act) => (
      <ui.SecondFactor
        {...secondFactor.args}
        step={{ kind: 'app', secret: 'JBSWY3DP', qr: [[true]] }}
        onStepChange={act}
        onCode={act}
      />
    ),
    names: ['Code'],
  },
};
