export default function Page() {
  return <h1 className="wrap section">confirm-newsletter</h1>;
}
