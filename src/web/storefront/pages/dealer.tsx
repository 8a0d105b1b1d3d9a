export default function Page() {
  return <h1 className="wrap section">dealer</h1>;
}
