import { ADOPTED, HYDRATED, HYDRATING } from "./hydrated.ts";

/** An extension may put back at once what is taken away. After so many rounds it has its way. */
const MOST_ROUNDS = 20;

/**
 * Runs in the browser, as text, before the page has been read. Other programs change a page before
 * it comes to life: password managers put icons into forms, translators replace texts. React would
 * throw all of the page away then, and with it what was typed. So their changes are undone while
 * React takes over the page, and elements that they added come back afterwards; a translator finds
 * the texts again by itself. Children of `body` may stay: React passes over strange ones there.
 */
export const foreignChangesScript = `(() => {
  let changes = [], rounds = 0, isTaking = false;
  const added = [];
  const undo = (records) => {
    for (const { type, target, oldValue, addedNodes, removedNodes, previousSibling, nextSibling } of records.reverse()) {
      if (type === "characterData") target.data = oldValue;
      else {
        for (const node of addedNodes) if (node.parentNode === target) node.remove();
        for (const node of removedNodes) target.insertBefore(node, nextSibling?.parentNode === target ? nextSibling : null);
        if (!removedNodes.length) added.unshift({ target, addedNodes: [...addedNodes], previousSibling });
      }
    }
    observer.takeRecords();
  };
  const take = (records) => {
    const inside = records.filter(({ target }) => target !== document.body);
    if (!isTaking) changes.push(...inside);
    else if (rounds++ < ${MOST_ROUNDS}) undo(inside);
  };
  const observer = new MutationObserver(take);
  document.addEventListener("readystatechange", () => {
    observer.observe(document.body, { childList: true, subtree: true, characterData: true, characterDataOldValue: true });
  }, { once: true });
  addEventListener("${HYDRATING}", () => {
    take(observer.takeRecords());
    isTaking = true;
    undo(changes);
    changes = [];
  });
  addEventListener("${ADOPTED}", () => observer.disconnect());
  addEventListener("${HYDRATED}", () => {
    for (const { target, addedNodes, previousSibling } of added) {
      const place = previousSibling?.parentNode === target ? previousSibling.nextSibling : target.firstChild;
      for (const node of addedNodes) if (!node.parentNode && target.isConnected) target.insertBefore(node, place);
    }
  });
})();`;
