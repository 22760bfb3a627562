export function View() {
  return (
    <>
      <h1>Messages</h1>
      <p>Nothing is open.</p>
    </>
  );
}
