export default function Page() {
  return <h1 className="wrap section">blog</h1>;
}
