import { Link, Outlet } from '@tanstack/react-router';

// The types know the portal's routes only; these are others.
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
