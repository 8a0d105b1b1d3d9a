export default function OutboxPage() {
  return <h1>Outbox</h1>;
}
