/**
 * Without a connection, links load whole documents: the worker has those, or its page about having
 * no connection, while the router could only fail. Returns what undoes it.
 */
export function openPagesAnewWhenOffline(): () => void {
  // Before the router, which listens further down; the browser itself then follows the link.
  const sendToPage = (event: MouseEvent) => {
    if (!navigator.onLine && event.target instanceof Element && event.target.closest("a[href]"))
      event.stopPropagation();
  };
  addEventListener("click", sendToPage, { capture: true });
  return () => removeEventListener("click", sendToPage, { capture: true });
}
