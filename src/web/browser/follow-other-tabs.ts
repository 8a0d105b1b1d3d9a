/** Calls `onChange` when another tab has changed the value of one of the keys. Returns the end. */
export function followOtherTabs(keys: readonly string[], onChange: () => void): () => void {
  function handleStorage({ key }: StorageEvent) {
    // A null key means that another tab cleared the whole storage.
    if (key === null || keys.includes(key)) onChange();
  }
  /** A page that comes back from the browser's memory was told nothing while it was away. */
  function handlePageShow({ persisted }: PageTransitionEvent) {
    if (persisted) onChange();
  }
  addEventListener("storage", handleStorage);
  addEventListener("pageshow", handlePageShow);
  return () => {
    removeEventListener("storage", handleStorage);
    removeEventListener("pageshow", handlePageShow);
  };
}
