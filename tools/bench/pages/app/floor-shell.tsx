import { Link, Outlet } from '@tanstack/react-router';

// The names of the portal's own routes are known to the types; these are others.
const paths: Record<'home' | 'view', string> = { home: '/', view: '/view' };

export function Shell() {
  return (
    <>
      <nav>
        <Link to={paths.home}>Home</Link> <Link to={paths.view}>View</Link>
      </nav>
      <main id="page">
        <Outlet />
      </main>
    </>
  );
}

export function Home() {
  return (
    <>
      <h1>Good morning</h1>
      <ul>
        {Array.from({ length: 6 }, (_, index) => (
          <li key={index}>Conversation {index}</li>
        ))}
      </ul>
    </>
  );
}
