import { useLingui } from '@lingui/react/macro';
import { failureText } from '@snap/portal-api/errors';
import type { IdentityProviderSettings } from '@snap/portal-api/contract';
import { Banner } from '@snap/portal-ui/banner';
import { Button } from '@snap/portal-ui/button';
import { TextArea, TextField } from '@snap/portal-ui/field';
import { RadioGroup } from '@snap/portal-ui/radio-group';
import { Switch } from '@snap/portal-ui/switch';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { administrationApi } from '../../api.ts';
import { useCatalogue } from '../../i18n/activate.ts';
import { queryClient } from '../../queries/query-client.ts';
import { showToast } from '../../stores/toasts.ts';
import { FormSection } from './FormSection.tsx';
import { ProviderTest } from './ProviderTest.tsx';
import { fieldsOf, type ProviderFields, toChange, wrongFields } from './provider-form.ts';
import { identityProviderQueryOptions } from './queries.ts';

type TextName = Exclude<keyof ProviderFields, 'enabled' | 'createAccounts' | 'matchBy'>;

/** Every setting of the identity provider, saved together. */
export function ProviderForm({ provider }: { provider: IdentityProviderSettings }) {
  const { t } = useLingui();
  const catalogue = useCatalogue();
  const [fields, setFields] = useState(() => fieldsOf(provider));
  const [wrong, setWrong] = useState<readonly (keyof ProviderFields)[]>([]);
  const set = (change: Partial<ProviderFields>) => {
    setFields({ ...fields, ...change });
    setWrong(wrong.filter((name) => !(name in change)));
  };
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => administrationApi.setIdentityProvider(toChange(fields)),
    onSuccess: (saved) => {
      queryClient.setQueryData(identityProviderQueryOptions().queryKey, saved);
      setFields(fieldsOf(saved));
      showToast('success', t`Saved.`);
    },
  });
  const changed = JSON.stringify(fields) !== JSON.stringify(fieldsOf(provider));
  const sentences: Partial<Record<keyof ProviderFields, string>> = {
    name: t`This cannot be empty.`,
    clientId: t`This cannot be empty.`,
    issuer: t`An address that begins with https://, without a search.`,
    roles: t`Each line needs a group, an equals sign and a role.`,
  };
  const text = (name: TextName) => ({
    value: fields[name],
    error: wrong.includes(name) ? sentences[name] : undefined,
    autoComplete: 'off',
    spellCheck: false,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      set({ [name]: currentTarget.value }),
  });

  return (
    <form
      noValidate
      className="grid gap-8 pb-8"
      onSubmit={(event) => {
        event.preventDefault();
        const found = wrongFields(fields);
        setWrong(found);
        if (found.length === 0) mutate();
      }}
    >
      <Switch
        label={t`Sign in with this provider`}
        description={t`The sign-in page shows its button.`}
        checked={fields.enabled}
        onCheckedChange={(enabled) => set({ enabled })}
      />
      <FormSection title={t`Provider`}>
        <TextField {...text('name')} label={t`Name on the button`} />
        <TextField
          {...text('issuer')}
          label={t`Issuer`}
          hint={t`Address of the provider, from its documentation.`}
        />
        <TextField {...text('clientId')} label={t`Client ID`} autoCapitalize="none" />
        <TextField
          {...text('clientSecret')}
          type="password"
          autoComplete="new-password"
          label={t`Client secret`}
          hint={provider.hasSecret ? t`One is stored. Leave this empty to keep it.` : t`None is stored.`}
        />
        <TextField {...text('scopes')} label={t`Scopes`} autoCapitalize="none" />
      </FormSection>
      <FormSection title={t`To be registered at the provider`}>
        <TextField label={t`Redirect address`} value={provider.redirectUri} readOnly />
        <TextField label={t`Back-channel logout address`} value={provider.logoutUri} readOnly />
      </FormSection>
      <FormSection title={t`Accounts`}>
        <RadioGroup
          label={t`Recognise an existing account by`}
          options={[
            { value: 'none', label: t`Nothing: its owner links it with the password, once` },
            { value: 'email', label: t`An e-mail address that the provider has verified` },
            { value: 'login', label: t`The user name` },
          ]}
          value={fields.matchBy}
          onValueChange={(matchBy) => set({ matchBy })}
          hint={t`Accounts of administrators are always linked with the password.`}
        />
        <Switch
          label={t`Add accounts`}
          description={t`Whoever the provider signs in without an account gets one.`}
          checked={fields.createAccounts}
          onCheckedChange={(createAccounts) => set({ createAccounts })}
        />
        <TextField {...text('loginClaim')} label={t`Claim of the user name`} autoCapitalize="none" />
        <TextField {...text('nameClaim')} label={t`Claim of the name`} autoCapitalize="none" />
      </FormSection>
      <FormSection title={t`Roles`}>
        <TextField {...text('groupsClaim')} label={t`Claim of the groups`} autoCapitalize="none" />
        <TextArea
          {...text('roles')}
          label={t`Roles of groups`}
          hint={t`A line for each, such as editors = ROLE_EDITOR. These roles are given and taken at each sign-in; others stay.`}
        />
      </FormSection>
      {error !== null && <Banner tone="danger">{failureText(error, catalogue)}</Banner>}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="solid" pending={isPending} disabled={!changed}>
          {t`Save`}
        </Button>
        <ProviderTest disabled={changed || !provider.configured} />
      </div>
    </form>
  );
}
