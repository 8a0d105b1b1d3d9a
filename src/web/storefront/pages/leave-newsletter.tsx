export default function Page() {
  return <h1 className="wrap section">leave-newsletter</h1>;
}
