import { useRouter } from '@tanstack/react-router';

export function SignIn() {
  const router = useRouter();
  async function signIn(values: FormData) {
    await fetch('api/login', { method: 'POST', body: JSON.stringify(Object.fromEntries(values)) });
    await router.navigate({ href: '/' });
  }
  return (
    <form action={signIn}>
      <h1>Sign in</h1>
      <input name="username" autoComplete="username" aria-label="Name" />
      <input name="password" type="password" aria-label="Password" />
      <button type="submit">Sign in</button>
    </form>
  );
}
