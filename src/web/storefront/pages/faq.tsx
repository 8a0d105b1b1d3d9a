export default function Page() {
  return <h1 className="wrap section">faq</h1>;
}
