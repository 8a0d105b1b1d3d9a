export default function Page() {
  return <h1 className="wrap section">size-chart</h1>;
}
