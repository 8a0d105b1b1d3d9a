/**
 * Takes an event stream apart, however it is cut into pieces: returns what takes in the next piece
 * and gives back the events that it completes. Comments, which only keep the connection alive, are
 * no events.
 */
export function createEventParser(): (piece: string) => { event: string; data: unknown }[] {
  let rest = "";
  return (piece) => {
    const blocks = (rest + piece).split("\n\n");
    rest = blocks.pop() ?? "";
    return blocks.flatMap((block) => {
      const [, event, data] = /^event: (.*)\ndata: (.*)$/.exec(block) ?? [];
      if (event === undefined || data === undefined) return [];
      return [{ event, data: JSON.parse(data) as unknown }];
    });
  };
}
